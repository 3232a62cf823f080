import { z } from 'zod'
import { sha256Hex, timingSafeEqual } from '../../secrets/secrets.ts'
import type { Clock } from '../clock.ts'
import { GatewayFailure, type PaymentGateway } from '../payment-gateway.ts'

/** A merchant's account at PhonePe, standard checkout v2. */
export interface PhonePeAccount {
  /** Without a slash at the end; `/checkout/v2/pay` follows. */
  baseUrl: string
  /** Whole address of the token call. */
  tokenUrl: string
  clientId: string
  clientVersion: string
  clientSecret: string
  /** As set for callbacks at PhonePe's merchant desk. */
  callbackUser: string
  callbackPassword: string
}

type Fetch = (request: Request) => Promise<Response>

const TIMEOUT_MS = 10_000
const UNKNOWN_ORDER = new Set(['INVALID_MERCHANT_ORDER_ID', 'ORDER_NOT_FOUND'])

const tokenReply = z.object({ access_token: z.string().min(1), issued_at: z.number(), expires_at: z.number() })
const payReply = z.object({ redirectUrl: z.url({ protocol: /^https?$/ }), expireAt: z.number().int().positive() })
const statusReply = z.object({
  state: z.enum(['PENDING', 'COMPLETED', 'FAILED']),
  amount: z.int().nonnegative(),
  errorCode: z.string().optional(),
})
const refundReply = z.object({ state: z.enum(['PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED']) })
const orderId = z.string().regex(/^[\w-]{1,63}$/)
const callback = z.object({
  payload: z.union([
    z.object({ merchantOrderId: orderId }).transform((order) => order.merchantOrderId),
    z.object({ originalMerchantOrderId: orderId }).transform((refund) => refund.originalMerchantOrderId),
  ]),
})

/** What a callback from PhonePe carries in its Authorization header. */
export const callbackProof = (account: Pick<PhonePeAccount, 'callbackUser' | 'callbackPassword'>): Promise<string> =>
  sha256Hex(`${account.callbackUser}:${account.callbackPassword}`)

/** Source: PhonePe payment gateway v2, standard checkout. */
export function createPhonePe(account: PhonePeAccount, clock: Clock, fetch: Fetch = globalThis.fetch): PaymentGateway {
  const { baseUrl, tokenUrl, clientId, clientVersion, clientSecret } = account
  let token: Promise<{ value: string; staleAt: number }> | null = null

  async function fetchToken() {
    const body = new URLSearchParams({
      client_id: clientId,
      client_version: clientVersion,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    })
    const response = await send(
      new Request(tokenUrl, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    )
    if (!response.ok) throw unreachable(`PhonePe gave no token (${response.status}).`)
    const { access_token, issued_at, expires_at } = await read(response, tokenReply)
    // Replaced at half of its life, counted from now: the two clocks need not agree.
    return { value: access_token, staleAt: clock.now().getTime() + ((expires_at - issued_at) * 1000) / 2 }
  }

  async function bearer(): Promise<string> {
    if (token && (await token).staleAt <= clock.now().getTime()) token = null
    token ??= fetchToken().catch((failure: unknown) => {
      token = null
      throw failure
    })
    return `O-Bearer ${(await token).value}`
  }

  async function send(request: Request): Promise<Response> {
    return fetch(request).catch((failure: unknown) => {
      throw unreachable(`PhonePe did not answer (${failure instanceof Error ? failure.name : 'unknown'}).`)
    })
  }

  async function request(path: string, body?: unknown): Promise<Response> {
    const sendOnce = async () =>
      send(
        new Request(`${baseUrl}${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'content-type': 'application/json', authorization: await bearer() },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      )
    const response = await sendOnce()
    if (response.status !== 401) return response
    token = null
    return sendOnce()
  }

  return {
    async createOrder({ orderId, amountPaise, returnUrl, expiresInSeconds }) {
      const response = await request('/checkout/v2/pay', {
        merchantOrderId: orderId,
        amount: amountPaise,
        expireAfter: expiresInSeconds,
        paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: returnUrl } },
      })
      await refuseOrFail(response, 'order')
      const { redirectUrl, expireAt } = await read(response, payReply)
      return { url: redirectUrl, expiresAt: new Date(expireAt) }
    },

    async status(orderId) {
      const response = await request(`/checkout/v2/order/${encodeURIComponent(orderId)}/status?details=false`)
      if ((response.status === 400 || response.status === 404) && UNKNOWN_ORDER.has(await codeOf(response)))
        return { state: 'FAILED', amountPaise: 0, failure: 'The payment page was never opened. No money was taken.' }
      if (!response.ok) throw unreachable(`PhonePe told no status (${response.status}).`)
      const { state, amount, errorCode } = await read(response, statusReply)
      return { state, amountPaise: amount, failure: state === 'FAILED' ? failureSentence(errorCode) : null }
    },

    async refund({ refundId, orderId, amountPaise }) {
      const response = await request('/payments/v2/refund', {
        merchantRefundId: refundId,
        originalMerchantOrderId: orderId,
        amount: amountPaise,
      })
      await refuseOrFail(response, 'refund')
      return (await read(response, refundReply)).state
    },

    async refundStatus(refundId) {
      const response = await request(`/payments/v2/refund/${encodeURIComponent(refundId)}/status`)
      // Whatever the reason: a refund with the same id cannot send money twice.
      if (response.status === 400 || response.status === 404) return null
      if (!response.ok) throw unreachable(`PhonePe told no status (${response.status}).`)
      return (await read(response, refundReply)).state
    },

    async readCallback(headers, body) {
      const proof = await callbackProof(account)
      const parsed = callback.safeParse(body)
      if (!parsed.success || !timingSafeEqual(headers.get('authorization') ?? '', proof)) return null
      return parsed.data.payload
    },
  }
}

const unreachable = (message: string): GatewayFailure => new GatewayFailure('unreachable', message)

async function refuseOrFail(response: Response, subject: 'order' | 'refund'): Promise<void> {
  if (response.status === 400 || response.status === 409) {
    const code = await codeOf(response)
    throw new GatewayFailure('refused', `PhonePe refused our ${subject} (${code}).`, code)
  }
  if (!response.ok) throw unreachable(`PhonePe took no ${subject} (${response.status}).`)
}

const failureSentence = (errorCode?: string): string =>
  errorCode === 'ORDER_EXPIRED'
    ? 'The payment page ran out of time.'
    : 'Your bank declined the payment. No money was taken.'

async function read<T>(response: Response, shape: z.ZodType<T>): Promise<T> {
  const parsed = shape.safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw unreachable('PhonePe answered something that is not in its documentation.')
  return parsed.data
}

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return z.object({ code: z.string().regex(/^\w{1,60}$/) }).safeParse(body).data?.code ?? String(response.status)
}
