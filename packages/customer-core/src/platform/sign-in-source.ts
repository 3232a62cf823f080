import type { Tokens } from '@tarapath/api-client'
import { openChannel } from './open-channel.ts'
import type { SignInChange, SignInSource } from './sign-in.ts'

const CHANNEL = 'tarapath:sign-in'

export function createSignInSource(options: {
  isSignedIn(): boolean
  tokens(): Tokens | Promise<Tokens>
}): SignInSource {
  // Without a channel the tab checks the session whenever it becomes visible.
  const channel = openChannel(CHANNEL)
  return {
    ...options,
    announce: (change) => channel?.postMessage(change),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<SignInChange>) => {
        listener(data)
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
