import { idleLeftMs } from './deadlines.ts'
import { dropRead, logOnce, type Draft } from './draft.ts'
import type { EventOf } from './events.ts'
import { limitIdleLoss } from './idle.ts'
import { triggerRead } from './polling.ts'
import { isLive, type LivePhase } from './state.ts'

/** Everything in the state that was read from the local clock, or compares it with the server's. */
const LOCAL_MOMENTS = [
  'idleEndsAt',
  'disputedAt',
  'endingUntil',
  'expectUntil',
  'readStartedAt',
  'pollAt',
  'peerReadAt',
  'staleBefore',
  'cancelUntil',
  'clockOffset',
  'clockOffsetMin',
  'clockOffsetMax',
]

/** What was read before a gap is old: the server is asked again. */
function readAfresh(draft: Draft): void {
  if (isLive(draft.state)) {
    dropRead(draft)
    draft.state.staleBefore = draft.now
  }
  triggerRead(draft, false)
}

/**
 * The wall clock was set: every local moment moves with it, so that no countdown changes. A sleeping device looks the same when the
 * clock has moved ahead: the server's `Date` tells them apart, and time that was slept through is taken off then.
 */
export function onClockSet(draft: Draft, { byMs }: EventOf<'clock-set'>): void {
  /** A smaller step is no sleep. */
  const SLEEP_MS = 2000
  if (!Number.isFinite(byMs)) return
  for (const record of [draft.state, draft.state.session ?? {}] as unknown as Record<string, unknown>[])
    for (const moment of LOCAL_MOMENTS) if (typeof record[moment] === 'number') record[moment] += byMs
  const end = draft.state.pendingEnd
  if (end) draft.state.pendingEnd = { ...end, at: end.at + byMs, decidedAt: end.decidedAt + byMs }
  if (draft.state.session) logOnce(draft, 'clock-jump')
  if (byMs < SLEEP_MS) return
  draft.state.jumpedMs += byMs
  readAfresh(draft)
}

/** The page was suspended: what it knows is old. It asks the server first and acts on the answer. */
export function onTimeJumped(draft: Draft<'none' | LivePhase>, { before }: EventOf<'time-jumped'>): void {
  if (!Number.isFinite(before)) return
  if (isLive(draft.state)) {
    const { session } = draft.state
    const leftBefore = idleLeftMs(session, Math.min(before, draft.now))
    limitIdleLoss(draft as Draft<LivePhase>, leftBefore, idleLeftMs(session, draft.now))
    draft.state.confirmed = false
  }
  readAfresh(draft)
}
