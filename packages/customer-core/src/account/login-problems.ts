import { isApiError } from '@tarapath/api-client'
import { refusalSentence } from '../platform/index.ts'
import type { CodeState } from './login-step.ts'

const OFFLINE = 'You seem to be offline. Check your connection and try again.'
const UNEXPECTED = 'Something went wrong on our side. Try again in a moment.'

/** The message for a code that could not be sent. */
export function sendingProblem(error: unknown): string {
  if (!isApiError(error)) return UNEXPECTED
  if (error.kind === 'network' || error.kind === 'timeout') return OFFLINE
  if (error.status === 429) {
    return refusalSentence(error) ?? `Too many codes were asked for. Try again ${formatWait(error.retryAfter)}.`
  }
  if (error.status === 400) return refusalSentence(error) ?? 'This number was not accepted. Check it and try again.'
  return UNEXPECTED
}

/** The message for a code that was not accepted. */
export function codeProblem(error: unknown): { state: Exclude<CodeState, 'checking'>; problem: string } {
  if (!isApiError(error)) return { state: 'idle', problem: UNEXPECTED }
  if (error.kind === 'network' || error.kind === 'timeout') return { state: 'idle', problem: OFFLINE }
  if (error.status === 429) {
    return { state: 'expired', problem: `Too many wrong codes. Ask for a new one ${formatWait(error.retryAfter)}.` }
  }
  if (errorCodeOf(error.body)?.includes('expired')) {
    return { state: 'expired', problem: 'This code has expired. Ask for a new one below.' }
  }
  if (error.status === 400 || error.status === 401) {
    return {
      state: 'wrong',
      problem: refusalSentence(error) ?? 'That is not the code we sent. Check it and try again.',
    }
  }
  return { state: 'idle', problem: UNEXPECTED }
}

function formatWait(retryAfterSeconds: number | undefined): string {
  if (!retryAfterSeconds) return 'in a few minutes'
  if (retryAfterSeconds < 90) return `in ${Math.ceil(retryAfterSeconds)} seconds`
  return `in ${Math.ceil(retryAfterSeconds / 60)} minutes`
}

function errorCodeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  return typeof body.code === 'string' ? body.code : null
}
