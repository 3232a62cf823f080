import type { CallBridge } from './call-bridge.ts'
import type { EventBus } from './event-bus.ts'
import type { LiveTransport } from './live-transport.ts'
import type { Log } from './log.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { PlaceProvider } from './place-provider.ts'
import type { PushSender } from './push-sender.ts'
import type { SmsSender } from './sms-sender.ts'

/** The outside services that endpoints and jobs use. */
export interface Ports {
  sms: SmsSender
  push: PushSender
  payments: PaymentGateway
  places: PlaceProvider
  calls: CallBridge
  events: EventBus
  live: LiveTransport
  log: Log
}
