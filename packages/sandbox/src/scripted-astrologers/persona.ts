import type { Persona } from '@tarapath/backend/astrologers'

/** How a scripted astrologer behaves. Times are in seconds. */
export interface Behaviour {
  pickUpSeconds: readonly [from: number, to: number]
  rejectsRequests: boolean
  /** Multiplies every pause before a reply. */
  pauseFactor: number
  /** Sends one message where others add a second. */
  isBrief: boolean
  /** The reply before which the astrologer makes one long pause, counted from 0. */
  longPauseBeforeReply: number | null
  /** Leaves the chat this long after its start. */
  leavesAfterSeconds: number | null
}

const usual: Behaviour = {
  pickUpSeconds: [3, 5],
  rejectsRequests: false,
  pauseFactor: 1,
  isBrief: false,
  longPauseBeforeReply: null,
  leavesAfterSeconds: null,
}

const behaviours: Record<Persona, Behaviour> = {
  quick: { ...usual, pickUpSeconds: [2, 3], pauseFactor: 0.7 },
  warm: usual,
  thoughtful: { ...usual, pickUpSeconds: [4, 6], pauseFactor: 1.4 },
  terse: { ...usual, pickUpSeconds: [2, 4], pauseFactor: 0.8, isBrief: true, leavesAfterSeconds: 720 },
  shy: { ...usual, pickUpSeconds: [4, 6], pauseFactor: 1.2, longPauseBeforeReply: 4 },
  busy: { ...usual, pickUpSeconds: [3, 6], rejectsRequests: true },
}

export const behaviourOf = (persona: Persona): Behaviour => behaviours[persona]
