import { isApiError } from '@tarapath/api-client'

/** The message of a rejected request, or its first message about a field. Null for all other failures. */
export function refusalSentence(error: unknown): string | null {
  if (!isApiError(error) || error.kind !== 'http' || !error.status || error.status >= 500) return null
  const { body } = error
  if (typeof body !== 'object' || body === null) return null
  if ('detail' in body && typeof body.detail === 'string') return body.detail
  const sentence: unknown = Object.values(body).flat()[0]
  return typeof sentence === 'string' ? sentence : null
}

/**
 * The message of a 503 of our server, which names what is away, such as the payment page. It is no refusal: the same
 * request may be sent again. Null for all other failures.
 */
export function awaySentence(error: unknown): string | null {
  if (!isApiError(error) || error.status !== 503 || refusalCode(error) === null) return null
  const { detail } = error.body as { detail?: unknown }
  return typeof detail === 'string' ? detail : null
}

/** The code of a rejected request, such as `consultation_open`. Null for all other failures. */
export function refusalCode(error: unknown): string | null {
  if (!isApiError(error) || error.kind !== 'http') return null
  const { body } = error
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  return typeof body.code === 'string' ? body.code : null
}
