import { isApiError } from '@tarapath/api-client'

/** A failed request as plain data, which loaders send from the server to the browser. */
export interface Failure {
  kind: 'offline' | 'rate-limited' | 'not-found' | 'refused' | 'signed-out' | 'not-implemented' | 'away' | 'unexpected'
  /** The request id, by which support finds the failure in the logs. */
  reference: string | null
  retryAfterSeconds: number | null
}

export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) return { kind: 'unexpected', reference: null, retryAfterSeconds: null }
  return {
    kind: kindOf(error.kind, error.status),
    reference: error.requestId ?? null,
    retryAfterSeconds: error.retryAfter ?? null,
  }
}

function kindOf(kind: string, status: number | undefined): Failure['kind'] {
  if (kind === 'network' || kind === 'timeout' || kind === 'session-unavailable') return 'offline'
  if (kind === 'signed-out' || kind === 'session-changed' || status === 401) return 'signed-out'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  if (status === 501) return 'not-implemented'
  if (status === 502 || status === 503 || status === 504) return 'away'
  if (status !== undefined && status >= 400 && status < 500) return 'refused'
  return 'unexpected'
}

export function failureStatus({ kind }: Failure): number {
  if (kind === 'not-found') return 404
  if (kind === 'signed-out') return 401
  if (kind === 'refused') return 400
  if (kind === 'not-implemented') return 501
  return 503
}
