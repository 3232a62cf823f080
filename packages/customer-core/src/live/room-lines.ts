import type { RoomMessage } from '@tarapath/own-api/live'
import type { ServerEvent } from '../events/index.ts'
import { toPaise } from '../platform/index.ts'

/** A row of the room chat. */
export type RoomLine =
  | { kind: 'message'; key: string; userId: number; name: string; isHost: boolean; text: string }
  | { kind: 'tip'; key: string; name: string; paise: number }

/** So many rows are kept: a room is no archive, and twice as many cost a busy one four frames a second. */
const MAX_LINES = 120
/** So many are left when they are too many. Rows that go move all others, which are painted again: not with each message. */
const KEPT_LINES = 80

export const messageLine = (message: RoomMessage): RoomLine => ({
  kind: 'message',
  key: message.id,
  userId: message.user_id,
  name: message.name,
  isHost: message.is_host,
  text: message.text,
})

/** The row that an event adds; null for all other events. */
export function lineOf({ id, type, data }: ServerEvent): RoomLine | null {
  if (type === 'chat') return messageLine(data as unknown as RoomMessage)
  if (type !== 'tip') return null
  const { name, amount } = data as unknown as { name: string; amount: number }
  return { kind: 'tip', key: `tip-${id}`, name, paise: toPaise(amount) }
}

/** Adds rows that may have come before: a sender gets their own message twice. */
function added(lines: readonly RoomLine[], more: readonly RoomLine[]): readonly RoomLine[] {
  const keys = new Set(lines.map(({ key }) => key))
  const fresh = more.filter(({ key }) => !keys.has(key) && keys.add(key))
  if (fresh.length === 0) return lines
  const all = [...lines, ...fresh]
  return all.length > MAX_LINES ? all.slice(-KEPT_LINES) : all
}

/** Messages are shown together at this interval, because each change causes a layout of the whole chat. */
export const SHOW_EVERY_MS = 200

/** The rows of a room chat. The first of a quiet moment shows at once, and what comes soon after it together. */
export interface RoomLines {
  read(): readonly RoomLine[]
  subscribe(onChange: () => void): () => void
  add(line: RoomLine): void
}

export function createRoomLines(): RoomLines {
  const listeners = new Set<() => void>()
  let shown: readonly RoomLine[] = []
  let waiting: RoomLine[] = []
  let isBusy = false
  const show = () => {
    isBusy = waiting.length > 0
    if (!isBusy) return
    const next = added(shown, waiting)
    waiting = []
    setTimeout(show, SHOW_EVERY_MS)
    if (next === shown) return
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => shown,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    add(line) {
      waiting.push(line)
      if (!isBusy) show()
    },
  }
}
