import { isLive } from './state.ts'
import { change, changePoll, leaveSession, type Turn } from './turn.ts'

/**
 * A failed check marks the session as not cancelled and changes nothing else, with one exception: user details said that there
 * is no consultation and this read was to confirm it. Then the stored session goes without a word.
 */
export function onReadFailed(turn: Turn): void {
  change(turn, { cancelled: false })
  changePoll(turn, { fails: turn.state.poll.fails + 1 })
  if (turn.state.detailsCheck !== 'this') return
  if (isLive(turn.state)) leaveSession(turn, 'none')
  else change(turn, { detailsCheck: 'none' })
}
