import type { QueueEntry } from '@tarapath/api-client/types'
import type { ExpectedWait } from '@tarapath/own-api/queue'
import { aheadText } from './ahead-text.ts'
import { queueWords } from './words/queue.gen.ts'

type Wait = Pick<QueueEntry, 'position' | 'estimated_wait_range' | 'confirmed_at' | 'consultant'>

/** "2 ahead of you · about 5–9 min", in whole minutes or hours, the longest rounded up. */
export function waitText({
  position,
  estimated_wait_range: range,
  confirmed_at: confirmedAt,
  consultant,
}: Wait): string {
  const words = queueWords()
  const place = confirmedAt === undefined ? aheadText({ position }) : words.confirmed({ name: consultant.name })
  return `${place} · ${range ? rangeText(range) : words.unknownWait}`
}

/** "2 ahead · about 5–9 min · usually 4–12 min each", for who has not joined yet. */
export function expectedWaitText({ ahead, range, usual }: ExpectedWait): string {
  const words = queueWords()
  return [
    words.wouldBeAhead({ count: ahead }),
    range ? rangeText(range) : words.unknownWait,
    ...(usual ? [words.usually(minutesOf(usual))] : []),
  ].join(' · ')
}

/** From this wait on, hours are shown. */
const LONG_SECONDS = 2 * 3600

interface SecondsRange {
  from_seconds: number
  to_seconds: number
}

const minutesOf = ({ from_seconds, to_seconds }: SecondsRange) => ({
  from: Math.floor(from_seconds / 60),
  to: Math.max(1, Math.ceil(to_seconds / 60)),
})

function rangeText({ from_seconds, to_seconds }: SecondsRange): string {
  const words = queueWords()
  const isLong = from_seconds >= LONG_SECONDS
  const unit = isLong ? 3600 : 60
  if (to_seconds <= 60) return words.underAMinute
  const [from, to] = [Math.floor(from_seconds / unit), Math.ceil(to_seconds / unit)]
  if (isLong) return from === to ? words.aboutInHours({ hours: to }) : words.rangeInHours({ from, to })
  return from === to ? words.about({ minutes: to }) : words.range({ from, to })
}
