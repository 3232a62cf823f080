import * as checks from '@tarapath/api-client/checks'
import type { Row } from '@tarapath/api-client/table'
import { z } from 'zod'
import type { CustomerEndpointName } from '@tarapath/backend/endpoint'

export interface FuzzedReply {
  status: number
  headers: Headers
  text: string
}

/** Only the contract has checks that a client can load. */
const checkOf: Readonly<Partial<Record<CustomerEndpointName, checks.ReplyCheck<unknown>>>> = checks
const Sentence = z.string().regex(/[.!?]$/)
const Refusal = z.looseObject({ detail: Sentence, code: z.string().regex(/^[a-z_]+$/) })
const Fields = z.record(z.string(), z.array(z.string().min(1)).min(1))

/** The shape of a refusal, by status. */
const REFUSALS: Partial<Record<number, z.ZodType>> = {
  400: z.union([Refusal, Fields]),
  402: Refusal.extend({ code: z.literal('insufficient_balance'), balance: z.number(), required: z.number() }),
  429: Refusal.extend({ code: z.literal('throttled'), wait: z.number().positive() }),
}

/** Signs of code and SQL in a reply. */
const INTERNALS = ['.ts:', 'select \\"', 'select "', 'insert into']

/** What is wrong with a reply, in one sentence; null for a reply that the endpoint table allows. */
export function checkReply(
  row: Row & { name: CustomerEndpointName },
  { status, headers, text }: FuzzedReply,
): string | null {
  if (status >= 500) return `answers ${status}: ${text}`
  if (INTERNALS.some((sign) => text.includes(sign))) return `reveals internals: ${text}`
  if (status === row.status) {
    const reply: unknown = JSON.parse(text)
    const { error } = row.response.safeParse(reply)
    if (error) return `does not match the table: ${error.message}`
    const issues = checkOf[row.name]?.['~standard'].validate(reply).issues
    return issues ? `fails the check of the client: ${JSON.stringify(issues)}` : null
  }
  if (status < 400) return `answers ${status}, which the table does not have`
  const { error } = (REFUSALS[status] ?? Refusal).safeParse(JSON.parse(text))
  if (error) return `refuses with ${status} in an unknown shape: ${text}`
  if (status === 429 && headers.get('retry-after') === null) return 'refuses with 429 without retry-after'
  return null
}
