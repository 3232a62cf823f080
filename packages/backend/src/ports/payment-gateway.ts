interface GatewayOrder {
  /** Ours, at most 63 of [A-Za-z0-9_-]. An order id is good for one order; a second one is refused. */
  orderId: string
  amountPaise: number
  /** Where the payer's browser returns, whatever the outcome. */
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

/** `CONFIRMED`: the gateway has accepted the refund and not made it yet. */
export type RefundState = 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'FAILED'

interface GatewayRefund {
  /** Ours, like an order's. A refund id is good for one refund; a second one is refused. */
  refundId: string
  /** Of a completed order. */
  orderId: string
  /** At most the part of the payment that is not refunded yet. */
  amountPaise: number
}

/**
 * A payment provider. A callback from it is only a hint to request `status`;
 * money is credited by `status` alone.
 * Each method throws a GatewayFailure when there is no clear answer; repeating it later is safe.
 */
export interface PaymentGateway {
  createOrder(order: GatewayOrder): Promise<PayPage>
  /** An order the gateway does not know has failed. */
  status(orderId: string): Promise<GatewayStatus>
  /** A refusal is final, unless the gateway knows the refund already. */
  refund(refund: GatewayRefund): Promise<RefundState>
  /** Null: the gateway does not know this refund. */
  refundStatus(refundId: string): Promise<RefundState | null>
  /** The order of a callback, for payments and refunds; null when the callback is not authentic. */
  readCallback(headers: Headers, body: unknown): Promise<string | null>
}

/** `refused`: the gateway does not accept this order or refund. `unreachable`: no answer, or an invalid one. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  readonly kind: 'refused' | 'unreachable'
  /** The gateway's own error code. */
  readonly code: string | null

  constructor(kind: GatewayFailure['kind'], message: string, code: string | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}
