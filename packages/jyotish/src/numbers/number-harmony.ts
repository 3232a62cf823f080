import type { Digit } from './digits.ts'

/** Friends and opposites of each number as Indian numerology counts them; the rest are neutral. */
const FRIENDS: readonly (readonly Digit[])[] = [
  [1, 2, 3, 5, 9],
  [1, 2, 3, 5],
  [1, 2, 3, 5, 7, 9],
  [4, 5, 6, 7, 8],
  [1, 2, 3, 4, 5, 6],
  [4, 5, 6, 7, 8],
  [3, 4, 5, 6, 7],
  [4, 5, 6, 8],
  [1, 3, 5, 9],
]
const OPPOSITES: readonly (readonly Digit[])[] = [
  [6, 8],
  [4, 8, 9],
  [6],
  [1, 2, 9],
  [],
  [1, 3],
  [1, 2],
  [1, 2, 9],
  [2, 4],
]

/** How one number stands to another. */
export type Harmony = 'friend' | 'neutral' | 'opposite'

/** How one number stands to another; not always returned. */
export function numberHarmony(number: Digit, other: Digit): Harmony {
  if (FRIENDS[number - 1]?.includes(other)) return 'friend'
  return OPPOSITES[number - 1]?.includes(other) ? 'opposite' : 'neutral'
}
