import {
  DeliverPolicy,
  jetstream,
  JetStreamApiError,
  jetstreamManager,
  type JetStreamManager,
  type StreamState,
} from '@nats-io/jetstream'
import { nanos, type NatsConnection } from '@nats-io/transport-node'
import type { EventBus } from '../event-bus.ts'
import { wait, waitAtMost } from '../timers.ts'
import { createDelivery } from './delivery.ts'

export const SUBJECT = 'tarapath.events.'
const STREAM = 'TARAPATH_EVENTS'
const LIFETIME_MS = 10 * 60_000
/** How many events, of all rooms together, a process keeps for clients that reconnect. */
const MAX_KEPT = 10_000
const RETRY_MS = 250
const CATCH_UP_MS = 5000
const NOT_FOUND = 404

export interface NatsReader {
  subscribe: EventBus['subscribe']
  end: () => void
}

/** Reads the stored and the new events of JetStream, and continues after a lost connection. */
export async function readNatsEvents(connection: NatsConnection): Promise<NatsReader> {
  const manager = await jetstreamManager(connection)
  const delivery = createDelivery(MAX_KEPT)
  let lastId = 0

  async function read(onCaughtUp: () => void): Promise<void> {
    const { last_seq: newest } = await openedStream(manager)
    if (newest < lastId) {
      // Somebody deleted the stream, and the numbers begin again.
      lastId = 0
      delivery.restart()
    }
    const from = Math.max(lastId, newest - MAX_KEPT) + 1
    if (from > newest) onCaughtUp()
    const start = { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: from }
    const consumer = await jetstream(connection).consumers.get(STREAM, start)
    for await (const message of await consumer.consume()) {
      lastId = message.seq
      const { type, data } = message.json<{ type: string; data: unknown }>()
      delivery.deliver({ id: message.seq, room: message.subject.slice(SUBJECT.length), type, data })
      if (message.seq >= newest) onCaughtUp()
    }
  }

  async function readOn(onCaughtUp: () => void): Promise<void> {
    while (!connection.isClosed()) {
      await read(onCaughtUp).catch(() => wait(RETRY_MS))
    }
  }

  await openedStream(manager)
  // A subscription then gets none of the events before it. Old ones may expire while they are read.
  await waitAtMost(CATCH_UP_MS, new Promise((resolve) => void readOn(resolve)))

  return {
    async subscribe(rooms, after, listener) {
      const isKnown = after === null || after <= lastId || after <= (await openedStream(manager)).last_seq
      // A higher id is one of a stream that is gone, or of another kind of bus.
      return delivery.subscribe(rooms, isKnown ? after : null, listener)
    },
    end: delivery.end,
  }
}

/** The existing stream, or a new one. The number of its copies is the operator's choice. */
async function openedStream(manager: JetStreamManager): Promise<StreamState> {
  try {
    return (await manager.streams.info(STREAM)).state
  } catch (failure) {
    if (!(failure instanceof JetStreamApiError) || failure.status !== NOT_FOUND) throw failure
    const { state } = await manager.streams.add({
      name: STREAM,
      subjects: [`${SUBJECT}>`],
      max_age: nanos(LIFETIME_MS),
    })
    return state
  }
}
