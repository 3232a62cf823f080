import { jetstream } from '@nats-io/jetstream'
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node'
import { DomainError } from '../../errors.ts'
import type { EventBus } from '../event-bus.ts'
import { describeFailure, type Log } from '../log.ts'
import { readNatsEvents, SUBJECT } from './nats-reader.ts'

const TIMEOUT_MS = 3000
const RECONNECT_MS = 250

/**
 * Events between any number of processes through NATS: JetStream numbers them and keeps them for some minutes.
 * `urls`: servers of one cluster, each with its user and password.
 */
export async function openNatsEvents(urls: readonly string[], log: Log): Promise<EventBus> {
  const connection = await connect(connectionTo(urls))
  void logStatus(connection, log)
  const reader = await readNatsEvents(connection).catch(async (failure: unknown) => {
    await connection.close()
    throw failure
  })
  const stream = jetstream(connection)

  return {
    async publish(room, type, data) {
      try {
        await stream.publish(SUBJECT + room, JSON.stringify({ type, data }), { timeout: TIMEOUT_MS })
      } catch (failure) {
        log.write({ level: 'error', event: 'event not sent', ...describeFailure(failure) })
        throw new DomainError('unavailable', 'The service is not available right now. Try again in a moment.')
      }
    },
    subscribe: reader.subscribe,
    async close() {
      reader.end()
      await connection.close()
    },
  }
}

function connectionTo(urls: readonly string[]): ConnectionOptions {
  const parsed = urls.map((url) => new URL(url))
  const [first] = parsed
  return {
    servers: parsed.map(({ host }) => host),
    ...(first?.username && { user: decodeURIComponent(first.username), pass: decodeURIComponent(first.password) }),
    ...(first?.protocol === 'tls:' && { tls: {} }),
    timeout: TIMEOUT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    // Detects that the server is silent.
    pingInterval: 5000,
    name: 'tarapath',
  }
}

async function logStatus(connection: NatsConnection, log: Log): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') log.write({ level: 'error', event: 'events disconnected' })
    if (type === 'reconnect') log.write({ level: 'info', event: 'events connected again' })
  }
}
