import { customerRoom, type EventBus } from '../ports/event-bus.ts'
import type { QueueEntry } from './tables.ts'

/** Tells the customer's pages that a queue entry has changed. */
export const tellWaiting = (
  events: EventBus,
  { id, customerId, astrologerId }: QueueEntry,
  status: QueueEntry['status'],
): Promise<void> => events.publish(customerRoom(customerId), 'queue', { id, consultant_id: astrologerId, status })
