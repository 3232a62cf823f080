import { type ApiError, isApiError } from './api-error.ts'

/** Either the reply or the error of a call. */
export type Outcome<Reply> = { ok: true; data: Reply } | { ok: false; error: ApiError }

/**
 * Turns the rejection of a call into a value: `const astrologer = await safe(getAstrologer(client, { id: 7 }))`.
 * An error that is no ApiError is a mistake in the program and is thrown on.
 */
export async function safe<Reply>(call: Promise<Reply>): Promise<Outcome<Reply>> {
  try {
    return { ok: true, data: await call }
  } catch (error) {
    if (isApiError(error)) return { ok: false, error }
    throw error
  }
}
