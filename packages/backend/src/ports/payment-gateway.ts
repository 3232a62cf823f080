interface GatewayOrder {
  /** Ours, at most 63 of [A-Za-z0-9_-]. An order id is good for one order; a second one is refused. */
  orderId: string
  amountPaise: number
  /** Where the payer's browser goes afterwards, whatever happened. */
  returnUrl: string
  /** From 300 to 3600. */
  expiresInSeconds: number
}

interface PayPage {
  url: string
  expiresAt: Date
}

export interface GatewayStatus {
  state: 'PENDING' | 'COMPLETED' | 'FAILED'
  amountPaise: number
  failure: string | null
}

/** `CONFIRMED`: it is sure to be made, and not made yet. */
export type RefundState = 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'FAILED'

interface GatewayRefund {
  /** Ours, like an order's. A refund id is good for one refund; a second one is refused. */
  refundId: string
  /** Of a completed order. */
  orderId: string
  /** At most what is left of what was paid. */
  amountPaise: number
}

/**
 * Someone who takes money, and sends it back. A callback from it is only a hint to ask `status`;
 * money is credited on the word of `status` alone.
 * All that asks throws a GatewayFailure when there is no clear answer; asking again later is safe.
 */
export interface PaymentGateway {
  createOrder(order: GatewayOrder): Promise<PayPage>
  /** An order the gateway does not know has failed. */
  status(orderId: string): Promise<GatewayStatus>
  /** What is refused here is refused for good, unless the gateway knows the refund already. */
  refund(refund: GatewayRefund): Promise<RefundState>
  /** Null: the gateway does not know this refund. */
  refundStatus(refundId: string): Promise<RefundState | null>
  /** The order a callback is about, also where it tells of a refund, or null when the callback does not prove where it comes from. */
  readCallback(headers: Headers, body: unknown): Promise<string | null>
}

/** `refused`: the gateway will not have this order or refund. `unreachable`: it did not answer, or made no sense. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  readonly kind: 'refused' | 'unreachable'
  /** The gateway's own word for it. */
  readonly code: string | null

  constructor(kind: GatewayFailure['kind'], message: string, code: string | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}
