import * as checks from '@tarapath/api-client/checks'
import type { Row } from '@tarapath/api-client/table'
import { z } from 'zod'
import type { EndpointName } from '@tarapath/backend/endpoint'

export interface FuzzedReply {
  status: number
  headers: Headers
  text: string
}

const checkOf: Readonly<Record<EndpointName, checks.ReplyCheck<unknown>>> = checks
const Sentence = z.string().regex(/[.!?]$/)
const Refusal = z.looseObject({ detail: Sentence, code: z.string().regex(/^[a-z_]+$/) })
const Fields = z.record(z.string(), z.array(z.string().min(1)).min(1))

/** How a refusal looks, by its status. */
const REFUSALS: Partial<Record<number, z.ZodType>> = {
  400: z.union([Refusal, Fields]),
  402: Refusal.extend({ code: z.literal('insufficient_balance'), balance: z.number(), required: z.number() }),
  429: Refusal.extend({ code: z.literal('throttled'), wait: z.number().positive() }),
}

/** Lines of code and statements of SQL. */
const INSIDE = ['.ts:', 'select \\"', 'select "', 'insert into']

/** What is wrong with an answer, in one sentence; null when it is one the table and the documents know. */
export function judge(row: Row & { name: EndpointName }, { status, headers, text }: FuzzedReply): string | null {
  if (status >= 500) return `answers ${status}: ${text}`
  if (INSIDE.some((sign) => text.includes(sign))) return `tells of its inside: ${text}`
  if (status === row.status) {
    const reply: unknown = JSON.parse(text)
    const { error } = row.response.safeParse(reply)
    if (error) return `breaks the table: ${error.message}`
    const { issues } = checkOf[row.name]['~standard'].validate(reply)
    return issues ? `breaks the check of the client: ${JSON.stringify(issues)}` : null
  }
  if (status < 400) return `answers ${status}, which the table does not know`
  const { error } = (REFUSALS[status] ?? Refusal).safeParse(JSON.parse(text))
  if (error) return `refuses with ${status} in a shape of its own: ${text}`
  if (status === 429 && headers.get('retry-after') === null) return 'says "too fast" and not for how long'
  return null
}
