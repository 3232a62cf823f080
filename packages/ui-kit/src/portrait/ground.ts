/** The colour ramp of a portrait. */
export type Ramp = 'sindoor' | 'mor' | 'jamun' | 'kesar' | 'tulsi' | 'raat'

/** The pattern behind the initials of a portrait: a lattice, rays, arches or petals. */
export type Ground = 'jali' | 'rays' | 'arches' | 'petals'

const RAMPS: readonly Ramp[] = ['sindoor', 'mor', 'jamun', 'kesar', 'tulsi', 'raat']
const GROUNDS: readonly Ground[] = ['jali', 'rays', 'arches', 'petals']

/** A hash of the seed (the finaliser of MurmurHash3), so that neighbouring ids look different. */
function hash(seed: number): number {
  let h = Math.imul((seed | 0) + 0x9e3779b9, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** The ground and the colour of a seed. They are always the same, so that a portrait identifies an astrologer. */
export function portraitOf(seed: number): { ground: Ground; ramp: Ramp } {
  const bits = hash(seed)
  return { ground: GROUNDS[bits % 4] as Ground, ramp: RAMPS[(bits >>> 2) % 6] as Ramp }
}

/** The outline of the portrait in its 58 × 78 view box. */
export const ARCH =
  'M1 78L1 33C1 29.5 3 27 6 25.3 6 21.5 9 18 13 17 14.5 13 18 10 22 9.3 24.5 6.5 26.5 3.5 29 1 31.5 3.5 33.5 6.5 36 9.3 40 10 43.5 13 45 17 49 18 52 21.5 52 25.3 55 27 57 29.5 57 33L57 78'

/** The number of copies of something, joined. */
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

function around(x: number, y: number, degrees: number, radius: number): string {
  const turn = (degrees * Math.PI) / 180
  return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y - radius * Math.sin(turn)).toFixed(1)}`
}

/** The outline again, smaller, around the middle of its foot. */
const smallerArch = (scale: number) =>
  ARCH.replaceAll(/([\d.]{1,4}) ([\d.]{1,4})/g, (_, x: string, y: string) =>
    [29 + (Number(x) - 29) * scale, 78 + (Number(y) - 78) * scale].map((n) => n.toFixed(1)).join(' '),
  )

const petal = (degrees: number) => {
  const at = (turn: number, radius: number) => around(29, 48, degrees + turn, radius)
  return `M${at(15, 15)}C${at(9, 22)} ${at(6, 27)} ${at(0, 27)}S${at(-9, 22)} ${at(-15, 15)}`
}

/** The path of each ground. It is clipped to the outline. */
export const GROUND_PATHS: Record<Ground, string> = {
  jali: repeat(15, (i) => `M${9 * i - 71} 0l78 78M${9 * i - 71} 78l78-78`),
  rays: repeat(15, (i) => `M${around(29, 78, 6 + 12 * i, 8)} ${around(29, 78, 6 + 12 * i, 82)}`),
  arches: smallerArch(0.82) + smallerArch(0.64),
  petals: repeat(12, (i) => petal(30 * i)),
}
