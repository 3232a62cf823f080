const watched = new Map<string, (progress: number) => void>()

/** Calls back with how much of the request with this idempotency key has left, 0 to 1. Returns what stops it. */
export function watchUpload(key: string, onProgress: (progress: number) => void): () => void {
  watched.set(key, onProgress)
  return () => void watched.delete(key)
}

/** The listener of a request, if there is one. */
export const uploadListenerOf = ({ headers }: Request): ((progress: number) => void) | undefined =>
  watched.get(headers.get('idempotency-key') ?? '')
