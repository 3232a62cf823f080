import { customerRoom, type EventBus } from '../ports/event-bus.ts'
import type { QueueEntry } from './tables.ts'

/** Publishes a changed queue entry to the pages of its customer. */
export const publishQueueEntry = (
  events: EventBus,
  { id, customerId, astrologerId }: QueueEntry,
  status: QueueEntry['status'],
): Promise<void> => events.publish(customerRoom(customerId), 'queue', { id, consultant_id: astrologerId, status })
