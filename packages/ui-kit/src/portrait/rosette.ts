import type { GrahaSlug } from '../glyph/glyphs.ts'

/** The colour ramp of a portrait. */
export type Ramp = 'sindoor' | 'mor' | 'jamun' | 'kesar' | 'tulsi' | 'raat'

/** The drawing of a portrait. */
export interface Rosette {
  ramp: Ramp
  graha: GrahaSlug
  /** The path of the petals around (29, 47), in the 58 × 78 view box of the portrait. */
  petals: string
}

const RAMPS: readonly Ramp[] = ['sindoor', 'mor', 'jamun', 'kesar', 'tulsi', 'raat']
const CENTRES: readonly GrahaSlug[] = ['chandra', 'budh', 'guru', 'shukra', 'surya', 'mangal', 'shani']
const PETAL_COUNTS = [12, 14, 10, 16] as const

/** A hash of the seed (the finaliser of MurmurHash3), so that neighbouring ids look different. */
function hash(seed: number): number {
  let h = Math.imul((seed | 0) + 0x9e3779b9, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

function point(angle: number, radius: number): string {
  return `${(29 + radius * Math.sin(angle)).toFixed(1)} ${(47 - radius * Math.cos(angle)).toFixed(1)}`
}

/** The path of one petal: along one side, around the tip and back along the other. */
function petal(angle: number, half: number, tip: number, pointed: boolean): string {
  const shoulder = half * (pointed ? 0.75 : 0.6)
  const crown = pointed ? 0.12 : 0.42
  return (
    `M${point(angle - half, 12.5)}` +
    `C${point(angle - shoulder, tip * 0.82)} ${point(angle - half * crown, tip)} ${point(angle, tip)}` +
    `S${point(angle + shoulder, tip * 0.82)} ${point(angle + half, 12.5)}`
  )
}

/** The rosette of a seed. It is always the same, so that it identifies an astrologer without a photograph. */
export function rosette(seed: number): Rosette {
  const bits = hash(seed)
  const count = pick(PETAL_COUNTS, bits >>> 5)
  const pointed = (bits >>> 9) % 2 === 1
  const alternating = (bits >>> 11) % 3 === 0
  let petals = ''
  for (let i = 0; i < count; i++) {
    petals += petal(
      (i * 2 * Math.PI) / count,
      Math.min(Math.PI / count, 0.27),
      alternating && i % 2 ? 20.5 : 25,
      pointed,
    )
  }
  return { ramp: pick(RAMPS, Math.abs(seed | 0)), graha: pick(CENTRES, bits >>> 17), petals }
}
