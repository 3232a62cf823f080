import { toRupees } from '../rules/rupees.ts'

/** A refusal that is sent to the client as it is: a status and a body in the shape of Django REST Framework. */
export class Problem extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(`answers ${status}`)
    this.name = 'Problem'
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** `refuse(409, 'session_running', 'End your chat first.')` */
export const refuse = (
  status: number,
  code: string,
  detail: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Problem => new Problem(status, { detail, code, ...more }, headers)

/** Sentences by field; the whole body is `non_field_errors`. */
export const refuseFields = (fields: Record<string, string | string[]>): Problem =>
  new Problem(400, Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, [said].flat()])))

/** Also for things of somebody else: nobody learns what exists. */
export const notFound = (detail = 'Not found.'): Problem => refuse(404, 'not_found', detail)

export const throttled = (waitSeconds: number, detail: string): Problem =>
  refuse(429, 'throttled', detail, { wait: waitSeconds }, { 'retry-after': String(waitSeconds) })

export const unauthorized = (
  code: 'token_not_valid' | 'not_authenticated' | 'user_inactive',
  detail: string,
): Problem => refuse(401, code, detail, {}, { 'www-authenticate': 'Bearer' })

/** Paise in, rupees on the wire. */
export const insufficientBalance = (balancePaise: number, requiredPaise: number, detail: string): Problem =>
  refuse(402, 'insufficient_balance', detail, { balance: toRupees(balancePaise), required: toRupees(requiredPaise) })
