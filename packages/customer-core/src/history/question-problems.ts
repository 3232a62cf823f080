import { failureOf, refusalSentence } from '../platform/index.ts'

/** Why a question was not sent, and what to do; the form keeps what was typed. */
export function questionProblem(error: unknown): string {
  const { kind } = failureOf(error)
  switch (kind) {
    case 'offline':
      return 'Your question was not sent: Tarapath did not answer. Check your connection and send it again.'
    case 'signed-out':
      return 'Your question was not sent, because you are signed out. Sign in, then ask again.'
    case 'busy':
    case 'missing':
    case 'refused':
      return refusalSentence(error) ?? 'Your question was not accepted. Try again in a moment.'
    case 'unwritten':
    case 'broken':
      return 'Your question was not sent. The fault is ours; sending it again often helps.'
  }
}
