import { rootOf } from '../ports/log.ts'
import type { CallReply } from './call-reply.ts'
import { Problem, refuse } from './problem.ts'

/** Classes of SQLSTATE, and names of network failures, that mean: the database is away for the moment. */
const AWAY = /^(08|57P|53|25P03|CONNECT|ECONN|EPIPE|ETIMEDOUT)/
/** The losers of a race between transactions, and whoever waited too long for another's lock or at a statement. */
const BUSY = /^(40001|40P01|55P03|57014)$/

const codeOf = (failure: unknown): string => {
  const { code } = (failure instanceof Error ? rootOf(failure) : {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** The driver's own names of failures: it got no connection or no answer, and whoever asks next waits as long. */
export const isDatabaseSilent = (failure: unknown): boolean => codeOf(failure).startsWith('CONNECT')

/** What a client may hear about whatever was thrown. */
export function problemOf(failure: unknown): Problem {
  if (failure instanceof Problem) return failure
  if (AWAY.test(codeOf(failure)))
    return refuse(503, 'unavailable', 'We cannot reach our records. Try again in a moment.', {}, { 'retry-after': '2' })
  if (BUSY.test(codeOf(failure)))
    return refuse(503, 'busy', 'Too much happened at once. Try again.', {}, { 'retry-after': '1' })
  return refuse(500, 'server_error', 'Something went wrong on our side. We have noted it.')
}

export const problemReply = ({ status, body, headers }: Problem): CallReply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
})
