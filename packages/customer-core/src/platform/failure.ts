import { isApiError } from '@tarapath/api-client'

/** What went wrong, in a shape that travels from the server to the browser. */
export interface Failure {
  kind: 'offline' | 'busy' | 'missing' | 'refused' | 'signed-out' | 'unwritten' | 'broken'
  /** The request id that support can look up. */
  reference: string | null
  retryAfterSeconds: number | null
}

export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) return { kind: 'broken', reference: null, retryAfterSeconds: null }
  return {
    kind: kindOf(error.kind, error.status),
    reference: error.requestId ?? null,
    retryAfterSeconds: error.retryAfter ?? null,
  }
}

function kindOf(kind: string, status: number | undefined): Failure['kind'] {
  if (kind === 'network' || kind === 'timeout' || kind === 'session-unavailable') return 'offline'
  if (kind === 'signed-out' || kind === 'session-changed' || status === 401) return 'signed-out'
  if (status === 404) return 'missing'
  if (status === 429) return 'busy'
  if (status === 501) return 'unwritten'
  if (status !== undefined && status >= 400 && status < 500) return 'refused'
  return 'broken'
}

export function failureStatus({ kind }: Failure): number {
  if (kind === 'missing') return 404
  if (kind === 'signed-out') return 401
  if (kind === 'refused') return 400
  if (kind === 'unwritten') return 501
  return 503
}

/** Reason and next step; `what` names the thing, as in "Reviews". */
export function failureSentence({ kind, retryAfterSeconds }: Failure, what = 'This page'): string {
  switch (kind) {
    case 'offline':
      return `${what} could not be loaded: Tarapath did not answer. Check your connection and try again.`
    case 'busy':
      return retryAfterSeconds
        ? `${what} could not be loaded: too many requests at once. Try again in ${retryAfterSeconds} seconds.`
        : `${what} could not be loaded: too many requests at once. Wait a moment and try again.`
    case 'missing':
      return `${what} could not be found. It may have moved.`
    case 'signed-out':
      return `${what} can be seen after you sign in.`
    case 'refused':
      return `${what} could not be loaded: the request was not accepted.`
    case 'unwritten':
      return `${what} is not ready yet.`
    case 'broken':
      return `${what} could not be loaded. The fault is ours; trying again often helps.`
  }
}
