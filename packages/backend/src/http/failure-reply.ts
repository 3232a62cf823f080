import { rootOf } from '../ports/log.ts'
import type { CallReply } from './call-reply.ts'
import { Problem, refuse } from './problem.ts'

/** Classes of SQLSTATE, and names of network failures, that mean: the database is away for the moment. */
const AWAY = /^(08|57P|53|CONNECT|ECONN|EPIPE|ETIMEDOUT)/
/** The losers of a race between transactions. */
const RACE = /^(40001|40P01)$/

/** What a client may hear about whatever was thrown. */
export function problemOf(failure: unknown): Problem {
  if (failure instanceof Problem) return failure
  const code = failure instanceof Error ? (rootOf(failure) as { code?: unknown }).code : undefined
  if (typeof code === 'string' && AWAY.test(code))
    return refuse(503, 'unavailable', 'We cannot reach our records. Try again in a moment.', {}, { 'retry-after': '2' })
  if (typeof code === 'string' && RACE.test(code))
    return refuse(503, 'busy', 'Two things happened at once. Try again.', {}, { 'retry-after': '1' })
  return refuse(500, 'server_error', 'Something went wrong on our side. We have noted it.')
}

export const problemReply = ({ status, body, headers }: Problem): CallReply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
})
