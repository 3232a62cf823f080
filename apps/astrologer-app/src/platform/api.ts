import { createClient, isApiError } from '@tarapath/api-client'
import { appWords } from '../words/app.gen.ts'
import { tokenStorage } from './token-storage.ts'

export const api = createClient({
  baseUrl: location.origin,
  storage: tokenStorage(),
  // The page begins again at the sign-in.
  onSessionLost: () => location.reload(),
})

/** For the public endpoints of customers, where the token of an astrologer is worth nothing. */
export const publicApi = createClient({ baseUrl: location.origin })

/** What the server said, or a sentence that fits every failure. */
export function sentenceOf(failure: unknown): string {
  if (!isApiError(failure)) return appWords().failed
  if (failure.status === undefined) return appWords().offline
  const body = failure.body as Record<string, unknown> | undefined
  if (typeof body?.['detail'] === 'string') return body['detail']
  const [first] = Object.values(body ?? {}).flat()
  return typeof first === 'string' ? first : appWords().failed
}
