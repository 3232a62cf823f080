import { openChannel } from '../platform/index.ts'

/** How the tabs of one browser work together. */
export interface TabPeers {
  post(message: unknown): void
  subscribe(listener: (message: unknown) => void): () => void
  /** Whether this tab was left: closed, or another page was opened, from which the customer may come back. */
  onLeft(listener: (isLeft: boolean) => void): () => void
  /** Runs `lead` in one tab at a time: until it resolves, the others wait. Aborting stops the waiting. */
  lead(lead: () => Promise<void>, signal: AbortSignal): void
}

const NAME = 'tarapath:events'

/** Where tabs cannot work together, each leads for itself. */
export function browserTabPeers(): TabPeers {
  const channel = openChannel(NAME)
  const locks = channel === null ? undefined : (navigator.locks as LockManager | undefined)
  return {
    post: (message) => {
      if (locks) channel?.postMessage(message)
    },
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data)
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
    onLeft(listener) {
      const [leave, comeBack] = [() => listener(true), () => listener(false)]
      addEventListener('pagehide', leave)
      addEventListener('pageshow', comeBack)
      return () => {
        removeEventListener('pagehide', leave)
        removeEventListener('pageshow', comeBack)
      }
    },
    lead(lead, signal) {
      if (locks) locks.request(NAME, { signal }, lead).catch(() => {})
      else void lead()
    },
  }
}
