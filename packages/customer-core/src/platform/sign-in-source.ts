import type { Tokens } from '@tarapath/api-client'
import type { SignInChange, SignInSource } from './sign-in.ts'

const CHANNEL = 'tarapath:sign-in'

/** Our own choice: a refresh token alone is a session, for an access token lives for minutes only. */
export function hasSessionCookie(cookies: string): boolean {
  return /(?:^|;\s*)(?:access_token|refresh_token)=[^;]/.test(cookies)
}

export function createSignInSource(options: {
  isSignedIn(): boolean
  tokens(): Tokens | Promise<Tokens>
}): SignInSource {
  const channel = openChannel()
  return {
    ...options,
    announce: (news) => channel?.postMessage(news),
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === 'signed-in' || data === 'signed-out') listener(data satisfies SignInChange)
      }
      const look = () => {
        if (document.visibilityState === 'visible') listener(options.isSignedIn() ? 'signed-in' : 'signed-out')
      }
      channel?.addEventListener('message', hear)
      document.addEventListener('visibilitychange', look)
      return () => {
        channel?.removeEventListener('message', hear)
        document.removeEventListener('visibilitychange', look)
      }
    },
  }
}

// Firefox throws here when cookies are blocked; the tab then learns when it comes back into view.
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return null
  }
}
