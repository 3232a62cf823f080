import { dropRead, logOnce, type Draft } from './draft.ts'
import type { EventFields } from './events.ts'
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
  'clockOffset',
  'clockOffsetMin',
  'clockOffsetMax',
]

/** The wall clock was set back: every local moment moves with it, so that no countdown changes. */
export function onClockSetBack(draft: Draft, { byMs }: EventFields['clock-set-back']): void {
  if (!Number.isFinite(byMs)) return
  for (const record of [draft.state, draft.state.session ?? {}] as unknown as Record<string, unknown>[])
    for (const moment of LOCAL_MOMENTS) if (typeof record[moment] === 'number') record[moment] -= byMs
  const end = draft.state.pendingEnd
  if (end) draft.state.pendingEnd = { ...end, at: end.at - byMs, decidedAt: end.decidedAt - byMs }
  if (draft.state.session) logOnce(draft, 'clock-jump')
}

/** The page was suspended: what it knows is old. It asks the server first and acts on the answer. */
export function onTimeJumped(
  draft: Draft<'none' | LivePhase>,
  { before, clockChanged }: EventFields['time-jumped'],
): void {
  if (!Number.isFinite(before)) return
  if (isLive(draft.state)) {
    limitIdleLoss(draft as Draft<LivePhase>, before)
    dropRead(draft)
    draft.state.confirmed = false
    draft.state.staleBefore = draft.now
    if (clockChanged) logOnce(draft, 'clock-jump')
  }
  triggerRead(draft, false)
}
