import { connectPostgres } from '../../database/connect-postgres.ts'
import type { BusEvent, EventBus } from '../event-bus.ts'
import { wait } from '../timers.ts'
import { createListeners, type Listener } from './listeners.ts'

const CHANNEL = 'tarapath_events'
/** An arbitrary lock number: a publisher holds the lock until its event is committed, so that events become visible in the order of their ids. */
export const ORDER_LOCK = 7_204_116
const LIFETIME = '10 minutes'
const MAX_REPLAYED = 1000
/** How many new events there are for each deletion of old ones. */
const SWEEP_EVERY = 200
const RETRY_MS = 250

/**
 * Events between any number of processes on one database. A notification carries the id of an event and nothing
 * else: it may hold 8,000 bytes only, and after a lost one the process continues from the last id that it read.
 */
export async function openPostgresEvents(url: string): Promise<EventBus> {
  const sql = connectPostgres(url, { connections: 3 })
  const listeners = createListeners()
  let lastId = 0
  let reading = Promise.resolve()
  let isClosed = false

  const readNew = async (): Promise<void> => {
    const rows = await sql<Row[]>`
      select id, room, type, data from bus_events where id > ${lastId} order by id`
    for (const event of rows.map(toEvent)) {
      lastId = event.id
      listeners.tell(event)
    }
  }

  /** Tries again when a read fails: without another event there is no other notification. */
  const readOn = async (): Promise<void> => {
    while (!isClosed) {
      try {
        return await readNew()
      } catch {
        await wait(RETRY_MS)
      }
    }
  }
  const readAfterEarlier = (): void => void (reading = reading.then(readOn))

  const readPast = async (after: number, rooms: readonly string[]): Promise<BusEvent[]> => {
    const rows = await sql<Row[]>`
      select id, room, type, data from bus_events
      where id > ${after} and room in ${sql(rooms)} order by id limit ${MAX_REPLAYED}`
    return rows.map(toEvent)
  }

  try {
    const [newest] = await sql<{ id: string | null }[]>`select max(id) as id from bus_events`
    lastId = Number(newest?.id ?? 0)
    // The second callback runs after each reconnect.
    await sql.listen(CHANNEL, readAfterEarlier, readAfterEarlier)
  } catch (failure) {
    await sql.end({ timeout: 1 })
    throw failure
  }

  return {
    async publish(room, type, data) {
      await sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(${ORDER_LOCK})`
        const [added] = await tx<{ id: string }[]>`
          insert into bus_events (room, type, data) values (${room}, ${type}, ${tx.json(data as never)}) returning id`
        await tx`select pg_notify(${CHANNEL}, ${added?.id ?? ''})`
        if (Number(added?.id) % SWEEP_EVERY === 0)
          await tx`delete from bus_events where at < now() - ${LIFETIME}::interval`
      })
    },

    subscribe(rooms, after, listener) {
      const wanted = new Set(rooms)
      const add = (deliver: Listener) => listeners.add(wanted, deliver)
      return after === null
        ? Promise.resolve(add(listener))
        : replayThenDeliver(add, () => readPast(after, [...wanted]), { after, listener })
    },

    async close() {
      isClosed = true
      listeners.clear()
      await sql.end({ timeout: 5 })
    },
  }
}

/** Delivers the stored events, and new ones after them, each once. */
async function replayThenDeliver(
  add: (deliver: Listener) => () => void,
  readPast: () => Promise<BusEvent[]>,
  { after, listener }: { after: number; listener: Listener },
): Promise<() => void> {
  const waiting: BusEvent[] = []
  let lastSentId = after
  let isReplaying = true
  const stop = add((event) => {
    if (isReplaying) return void waiting.push(event)
    if (event.id > lastSentId) listener(event)
  })
  try {
    const past = await readPast()
    isReplaying = false
    for (const event of [...past, ...waiting]) {
      if (event.id <= lastSentId) continue
      lastSentId = event.id
      listener(event)
    }
  } catch (failure) {
    stop()
    throw failure
  }
  return stop
}

interface Row {
  id: string
  room: string
  type: string
  data: unknown
}

const toEvent = ({ id, ...event }: Row): BusEvent => ({ id: Number(id), ...event })
