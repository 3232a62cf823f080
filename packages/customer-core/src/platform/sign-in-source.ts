import type { Tokens } from '@tarapath/api-client'
import type { SignInChange, SignInSource } from './sign-in.ts'

const CHANNEL = 'tarapath:sign-in'

export function createSignInSource(options: {
  isSignedIn(): boolean
  tokens(): Tokens | Promise<Tokens>
}): SignInSource {
  const channel = openChannel()
  return {
    ...options,
    announce: (change) => channel?.postMessage(change),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'signed-in' || data === 'signed-out') listener(data satisfies SignInChange)
      }
      const onVisibilityChange = () => {
        if (document.visibilityState === 'visible') listener(options.isSignedIn() ? 'signed-in' : 'signed-out')
      }
      channel?.addEventListener('message', onMessage)
      document.addEventListener('visibilitychange', onVisibilityChange)
      return () => {
        channel?.removeEventListener('message', onMessage)
        document.removeEventListener('visibilitychange', onVisibilityChange)
      }
    },
  }
}

// Firefox throws when cookies are blocked. The tab then checks the session whenever it becomes visible.
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return null
  }
}
