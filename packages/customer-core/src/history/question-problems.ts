import { failureOf, refusalSentence } from '../platform/index.ts'
import { questionWords } from './words/question.gen.ts'

/** The message for a question that was not sent. */
export function questionProblem(error: unknown): string {
  const { kind } = failureOf(error)
  const words = questionWords()
  switch (kind) {
    case 'offline':
      return words.offline
    case 'signed-out':
      return words.signedOut
    case 'rate-limited':
    case 'not-found':
    case 'refused':
      return refusalSentence(error) ?? words.notAccepted
    case 'not-implemented':
    case 'away':
    case 'unexpected':
      return words.unexpected
  }
}
