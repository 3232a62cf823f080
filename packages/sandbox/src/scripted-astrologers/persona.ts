import type { Persona } from '@tarapath/backend/astrologers'

/** How a scripted astrologer behaves. Times are seconds. */
export interface Manner {
  picksUpAfter: readonly [from: number, to: number]
  /** Turns every request down. */
  rejects: boolean
  /** Multiplies every pause before a reply. */
  slowness: number
  /** Says one thing where others would add a second. */
  brief: boolean
  /** The turn of speech before which the person goes quiet, once. */
  quietBeforeTurn: number | null
  /** Has to leave this long after the start. */
  leavesAfter: number | null
}

const even: Manner = {
  picksUpAfter: [3, 5],
  rejects: false,
  slowness: 1,
  brief: false,
  quietBeforeTurn: null,
  leavesAfter: null,
}

const manners: Record<Persona, Manner> = {
  quick: { ...even, picksUpAfter: [2, 3], slowness: 0.7 },
  warm: even,
  thoughtful: { ...even, picksUpAfter: [4, 6], slowness: 1.4 },
  terse: { ...even, picksUpAfter: [2, 4], slowness: 0.8, brief: true, leavesAfter: 720 },
  shy: { ...even, picksUpAfter: [4, 6], slowness: 1.2, quietBeforeTurn: 4 },
  busy: { ...even, picksUpAfter: [3, 6], rejects: true },
}

export const mannerOf = (persona: Persona): Manner => manners[persona]
