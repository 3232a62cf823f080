import type { EventFields } from './events.ts'
import { forgiveGap } from './idle.ts'
import { triggerRead } from './polling.ts'
import { isLive } from './state.ts'
import { dropRead, logOnce, type Turn } from './turn.ts'

/** Everything in the state that was read from the local clock, or compares it with the server's. */
const LOCAL_STAMPS = [
  'idleEndsAt',
  'doubtedAt',
  'expectUntil',
  'endingUntil',
  'readAt',
  'pollAt',
  'heardAt',
  'freshSince',
  'ahead',
  'aheadLeast',
  'aheadMost',
] as const

/** The wall clock was set back: every local stamp moves with it, so that no countdown notices. */
export function onClockSetBack(turn: Turn, { byMs }: EventFields['clock-set-back']): void {
  const { state } = turn
  if (!Number.isFinite(byMs)) return
  for (const stamp of LOCAL_STAMPS) {
    const at = state[stamp]
    if (at !== null) state[stamp] = at - byMs
  }
  const { end } = state
  if (end) state.end = { ...end, at: end.at - byMs, decidedAt: end.decidedAt - byMs }
  if (state.consultation) logOnce(turn, 'clock-jump')
}

/** The page stood still: what it knows is old. It asks first and acts on the answer. */
export function onTimeJumped(turn: Turn, { before, clockChanged }: EventFields['time-jumped']): void {
  const { state, now } = turn
  if (!Number.isFinite(before)) return
  if (isLive(state)) {
    forgiveGap(turn, before)
    dropRead(turn)
    state.confirmed = false
    state.freshSince = now
    if (clockChanged) logOnce(turn, 'clock-jump')
  }
  triggerRead(turn, false)
}
