import type { QueueEntry } from '@tarapath/api-client/types'
import type { ExpectedWait } from '@tarapath/own-api/queue'
import { queueWords } from './words/queue.gen.ts'

type Wait = Pick<QueueEntry, 'position' | 'estimated_wait_range'>

/** "2 ahead of you · about 5–9 min", in whole minutes, the longest rounded up. */
export function waitText({ position, estimated_wait_range: range }: Wait): string {
  const words = queueWords()
  return `${aheadText({ position })} · ${range ? rangeText(range) : words.unknownWait}`
}

/** "2 ahead · about 5–9 min", for who has not joined yet. */
export function expectedWaitText({ ahead, range }: ExpectedWait): string {
  const words = queueWords()
  return `${words.wouldBeAhead({ count: ahead })} · ${range ? rangeText(range) : words.unknownWait}`
}

/** "2 ahead of you". */
export const aheadText = ({ position }: Pick<QueueEntry, 'position'>): string =>
  queueWords().ahead({ count: Math.max(0, position - 1) })

function rangeText(range: { from_seconds: number; to_seconds: number }): string {
  const [from, to] = [Math.floor(range.from_seconds / 60), Math.max(1, Math.ceil(range.to_seconds / 60))]
  return from === to ? queueWords().about({ minutes: to }) : queueWords().range({ from, to })
}
