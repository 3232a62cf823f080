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

/**
 * Someone who takes money. A callback from it is only a hint to ask `status`;
 * money is credited on the word of `status` alone.
 * `createOrder` and `status` throw a GatewayFailure when there is no clear answer; asking again later is safe.
 */
export interface PaymentGateway {
  createOrder(order: GatewayOrder): Promise<PayPage>
  /** An order the gateway does not know has failed. */
  status(orderId: string): Promise<GatewayStatus>
  /** The order a callback is about, or null when the callback does not prove where it comes from. */
  readCallback(headers: Headers, body: unknown): Promise<string | null>
}

/** `refused`: the gateway will not have this order. `unreachable`: it did not answer, or made no sense. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  readonly kind: 'refused' | 'unreachable'

  constructor(kind: GatewayFailure['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
