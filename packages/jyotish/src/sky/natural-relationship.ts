import { byName } from './by-name.ts'
import type { VisibleGraha } from './lords.ts'

/** How one graha regards another by nature. */
export type Regard = 'friend' | 'neutral' | 'enemy'

/** Naisargika maitri (Brihat Parashara Hora Shastra, chapter 3): friends and enemies; the rest are neutral. */
const REGARDS: Readonly<Record<VisibleGraha, { friends: readonly VisibleGraha[]; enemies: readonly VisibleGraha[] }>> =
  {
    Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
    Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
    Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
    Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
    Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
    Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
    Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
  }

/**
 * How one graha regards another by nature; not always returned. A graha is its own friend.
 *
 * @throws RangeError for a graha that cannot be seen, Rahu and Ketu among them.
 */
export function naturalRegard(graha: VisibleGraha, other: VisibleGraha): Regard {
  const { friends, enemies } = byName(REGARDS, graha)
  byName(REGARDS, other)
  if (graha === other || friends.includes(other)) return 'friend'
  return enemies.includes(other) ? 'enemy' : 'neutral'
}
