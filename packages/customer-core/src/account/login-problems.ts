import { isApiError } from '@tarapath/api-client'
import { failureOf, failureSentence, refusalSentence } from '../platform/index.ts'
import type { CodeState } from './login-step.ts'
import { signInWords } from './words/sign-in.gen.ts'

/** The message for a code that could not be sent. */
export function sendingProblem(error: unknown): string {
  const words = signInWords()
  if (!isApiError(error)) return words.unexpected
  if (error.kind === 'network' || error.kind === 'timeout') return failureSentence(failureOf(error))
  if (error.status === 429) return refusalSentence(error) ?? tooManyCodes(error.retryAfter)
  if (error.status === 400) return refusalSentence(error) ?? words.numberNotAccepted
  return words.unexpected
}

/** The message for a code that was not accepted. */
export function codeProblem(error: unknown): { state: Exclude<CodeState, 'checking'>; problem: string } {
  const words = signInWords()
  if (!isApiError(error)) return { state: 'idle', problem: words.unexpected }
  if (error.kind === 'network' || error.kind === 'timeout')
    return { state: 'idle', problem: failureSentence(failureOf(error)) }
  if (error.status === 429) return { state: 'expired', problem: tooManyTries(error.retryAfter) }
  if (errorCodeOf(error.body)?.includes('expired')) return { state: 'expired', problem: words.otpExpired }
  if (error.status === 400 || error.status === 401) {
    return { state: 'wrong', problem: refusalSentence(error) ?? words.otpIncorrect }
  }
  return { state: 'idle', problem: words.unexpected }
}

/** A wait up to this long is told in seconds, a longer one in minutes. */
const MAX_SECONDS = 90

function tooManyCodes(seconds: number | undefined): string {
  const words = signInWords()
  if (!seconds) return words.tooManyOtps
  if (seconds < MAX_SECONDS) return words.tooManyOtpsSeconds({ seconds: Math.ceil(seconds) })
  return words.tooManyOtpsMinutes({ minutes: Math.ceil(seconds / 60) })
}

function tooManyTries(seconds: number | undefined): string {
  const words = signInWords()
  if (!seconds) return words.tooManyTries
  if (seconds < MAX_SECONDS) return words.tooManyTriesSeconds({ seconds: Math.ceil(seconds) })
  return words.tooManyTriesMinutes({ minutes: Math.ceil(seconds / 60) })
}

function errorCodeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  return typeof body.code === 'string' ? body.code : null
}
