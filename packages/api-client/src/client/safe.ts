import { type ApiError, isApiError } from './api-error.ts'

/** Either the reply or the error. */
export type Outcome<Reply> = { ok: true; data: Reply } | { ok: false; error: ApiError }

/**
 * Turns a rejection into a value: `const astrologer = await safe(getAstrologer(client, { id: 7 }))`.
 * An error that is not an ApiError is a bug in the program and is rethrown.
 */
export async function safe<Reply>(promise: Promise<Reply>): Promise<Outcome<Reply>> {
  try {
    return { ok: true, data: await promise }
  } catch (error) {
    if (isApiError(error)) return { ok: false, error }
    throw error
  }
}
