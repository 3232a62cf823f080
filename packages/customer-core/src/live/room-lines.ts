import type { RoomMessage } from '@tarapath/own-api/live'
import type { ServerEvent } from '../events/index.ts'
import { toPaise } from '../platform/index.ts'

/** A row of the room chat. */
export type RoomLine =
  | { kind: 'message'; key: string; userId: number; name: string; isHost: boolean; text: string }
  | { kind: 'tip'; key: string; name: string; paise: number }

/** So many rows are kept: a room is no archive. */
const MOST_LINES = 200

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

/** Adds a row that may have come before: a sender gets their own message twice. */
export function addLine(lines: readonly RoomLine[], line: RoomLine): readonly RoomLine[] {
  return lines.some(({ key }) => key === line.key) ? lines : [...lines, line].slice(-MOST_LINES)
}
