import { failureOf, refusalSentence } from '../platform/index.ts'

/** The message for a question that was not sent. */
export function questionProblem(error: unknown): string {
  const { kind } = failureOf(error)
  switch (kind) {
    case 'offline':
      return 'Your question was not sent: Tarapath did not answer. Check your connection and send it again.'
    case 'signed-out':
      return 'Your question was not sent, because you are signed out. Sign in, then ask again.'
    case 'rate-limited':
    case 'not-found':
    case 'refused':
      return refusalSentence(error) ?? 'Your question was not accepted. Try again in a moment.'
    case 'not-implemented':
    case 'unexpected':
      return 'Your question was not sent. The fault is ours; sending it again often helps.'
  }
}
