import { z } from 'zod'
import { sha256Hex, timingSafeEqual } from '../../secrets/secrets.ts'
import type { Clock } from '../clock.ts'
import { GatewayFailure, type PaymentGateway } from '../payment-gateway.ts'
import { createPhonePeRequest, readReply, unreachable, type Fetch, type PhonePeAccount } from './phonepe-request.ts'

export type { PhonePeAccount } from './phonepe-request.ts'

const UNKNOWN_ORDER = new Set(['INVALID_MERCHANT_ORDER_ID', 'ORDER_NOT_FOUND'])

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
  const request = createPhonePeRequest(account, clock, fetch)
  return {
    async createOrder({ orderId, amountPaise, returnUrl, expiresInSeconds }) {
      const response = await request('/checkout/v2/pay', {
        merchantOrderId: orderId,
        amount: amountPaise,
        expireAfter: expiresInSeconds,
        paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: returnUrl } },
      })
      await refuseOrFail(response, 'order')
      const { redirectUrl, expireAt } = await readReply(response, payReply)
      return { url: redirectUrl, expiresAt: new Date(expireAt) }
    },

    async status(orderId) {
      const response = await request(`/checkout/v2/order/${encodeURIComponent(orderId)}/status?details=false`)
      if ((response.status === 400 || response.status === 404) && UNKNOWN_ORDER.has(await codeOf(response)))
        return { state: 'FAILED', amountPaise: 0, failure: 'The payment page was never opened. No money was taken.' }
      if (!response.ok) throw unreachable(`PhonePe told no status (${response.status}).`)
      const { state, amount, errorCode } = await readReply(response, statusReply)
      return { state, amountPaise: amount, failure: state === 'FAILED' ? failureSentence(errorCode) : null }
    },

    async refund({ refundId, orderId, amountPaise }) {
      const response = await request('/payments/v2/refund', {
        merchantRefundId: refundId,
        originalMerchantOrderId: orderId,
        amount: amountPaise,
      })
      await refuseOrFail(response, 'refund')
      return (await readReply(response, refundReply)).state
    },

    async refundStatus(refundId) {
      const response = await request(`/payments/v2/refund/${encodeURIComponent(refundId)}/status`)
      // Whatever the reason: a refund with the same id cannot send money twice.
      if (response.status === 400 || response.status === 404) return null
      if (!response.ok) throw unreachable(`PhonePe told no status (${response.status}).`)
      return (await readReply(response, refundReply)).state
    },

    async readCallback(headers, body) {
      const proof = await callbackProof(account)
      const parsed = callback.safeParse(body)
      if (!parsed.success || !timingSafeEqual(headers.get('authorization') ?? '', proof)) return null
      return parsed.data.payload
    },
  }
}

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

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return z.object({ code: z.string().regex(/^\w{1,60}$/) }).safeParse(body).data?.code ?? String(response.status)
}
