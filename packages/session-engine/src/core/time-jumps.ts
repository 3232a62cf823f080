import type { EventFields } from './events.ts'
import { forgiveGap } from './idle.ts'
import { triggerRead } from './polling.ts'
import { isLive } from './state.ts'
import { dropRead, logOnce, type Draft } from './draft.ts'

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
export function onClockSetBack(draft: Draft, { byMs }: EventFields['clock-set-back']): void {
  const { state } = draft
  if (!Number.isFinite(byMs)) return
  for (const stamp of LOCAL_STAMPS) {
    const at = state[stamp]
    if (at !== null) state[stamp] = at - byMs
  }
  const { end } = state
  if (end) state.end = { ...end, at: end.at - byMs, decidedAt: end.decidedAt - byMs }
  if (state.consultation) logOnce(draft, 'clock-jump')
}

/** The page stood still: what it knows is old. It asks first and acts on the answer. */
export function onTimeJumped(draft: Draft, { before, clockChanged }: EventFields['time-jumped']): void {
  const { state, now } = draft
  if (!Number.isFinite(before)) return
  if (isLive(state)) {
    forgiveGap(draft, before)
    dropRead(draft)
    state.confirmed = false
    state.freshSince = now
    if (clockChanged) logOnce(draft, 'clock-jump')
  }
  triggerRead(draft, false)
}
