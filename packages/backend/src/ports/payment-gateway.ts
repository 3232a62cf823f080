interface GatewayOrder {
  /** Ours, at most 63 of [A-Za-z0-9_-]. Asking twice for the same order gives the same pay page. */
  orderId: string
  amountPaise: number
  /** Where the payer's browser goes afterwards, whatever happened. */
  returnUrl: string
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
 */
export interface PaymentGateway {
  createOrder(order: GatewayOrder): Promise<PayPage>
  status(orderId: string): Promise<GatewayStatus>
  /** The order a callback is about, or null when the callback does not prove where it comes from. */
  readCallback(headers: Headers, body: unknown): Promise<string | null>
}
