import { byName } from './by-name.ts'
import type { VisibleGraha } from './lords.ts'

/** The natural relationship of one graha to another. */
export type NaturalRelationship = 'friend' | 'neutral' | 'enemy'

/** Naisargika maitri (Brihat Parashara Hora Shastra, chapter 3): friends and enemies; all others are neutral. */
const RELATIONSHIPS: Readonly<
  Record<VisibleGraha, { friends: readonly VisibleGraha[]; enemies: readonly VisibleGraha[] }>
> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
}

/**
 * The natural relationship (naisargika maitri) of one graha to another; not always mutual. A graha is its own friend.
 *
 * @throws RangeError for a name that is not one of the seven visible grahas.
 * @throws TypeError for an argument of another type.
 */
export function naturalRelationship(graha: VisibleGraha, other: VisibleGraha): NaturalRelationship {
  const { friends, enemies } = byName(RELATIONSHIPS, graha)
  byName(RELATIONSHIPS, other)
  if (graha === other || friends.includes(other)) return 'friend'
  return enemies.includes(other) ? 'enemy' : 'neutral'
}
