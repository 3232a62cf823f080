import { refuse } from '../http/problem.ts'
import { GatewayFailure, type GatewayStatus, type PaymentGateway } from '../ports/payment-gateway.ts'

export const PAY_PAGE_SECONDS = 20 * 60

const WAITS_MS = [20, 50, 100, 200, 400]

export interface PayPage {
  url: string
  expiresAt: Date
}

/** Opens the gateway's pay page for an order, or gives the page that another tap on the same payment opened meanwhile. */
export async function openPayPage(
  gateway: PaymentGateway,
  order: { orderId: string; amountPaise: number; returnUrl: string },
  openedMeanwhile: () => Promise<PayPage | null>,
): Promise<PayPage> {
  try {
    return await gateway.createOrder({ ...order, expiresInSeconds: PAY_PAGE_SECONDS })
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure
    const opened = await soon(openedMeanwhile, failure.kind === 'refused' ? WAITS_MS : [])
    if (opened) return opened
    throw failure.kind === 'refused'
      ? refuse(409, 'payment_not_opened', 'This payment could not be opened. Nothing was paid. Start a new one.')
      : refuse(
          503,
          'gateway_unreachable',
          'The payment page cannot be reached. Nothing was paid. Try again in a minute.',
        )
  }
}

/** What there is now, or after a moment: another tap's page may be on its way from the gateway. */
async function soon<T>(look: () => Promise<T | null>, waitsMs: readonly number[]): Promise<T | null> {
  for (const ms of waitsMs) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
  return look()
}

/** How a payment stands; pending while the gateway cannot be asked. */
export async function statusOf(gateway: PaymentGateway, orderId: string): Promise<GatewayStatus> {
  try {
    return await gateway.status(orderId)
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure
    return { state: 'PENDING', amountPaise: 0, failure: null }
  }
}

/** Why a payment that is over brought nothing; null when it was paid in full. */
export function whyUnpaid({ state, amountPaise, failure }: GatewayStatus, askedPaise: number): string | null {
  if (state !== 'COMPLETED') return failure ?? 'The payment did not go through. No money was taken.'
  return amountPaise === askedPaise
    ? null
    : 'The amount paid is not the amount asked for. It goes back to where it came from.'
}
