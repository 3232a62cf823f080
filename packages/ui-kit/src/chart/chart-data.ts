import { GRAHAS, type GrahaSlug } from '../glyph/glyphs.ts'

/** What a birth chart shows. */
export interface ChartData {
  /** The grahas in the twelve houses, from the first. */
  houses: readonly (readonly GrahaSlug[])[]
  /** The sign of the first house: 1 is Mesha, 12 is Meena. */
  firstSign: number
  /** The grahas with a raised R. */
  retrograde?: readonly GrahaSlug[] | undefined
  /** Short names in Latin letters (the default) or in Devanagari. */
  labels?: 'latin' | 'deva' | undefined
  /** What stands in the first house: "Lagna" by default. */
  firstLabel?: string | undefined
}

/** Props of {@link NorthChart}, {@link SouthChart} and {@link EastChart}. */
export interface ChartProps extends ChartData {
  /** The name of the picture for screen readers. Put a table of the positions beside it. */
  title: string
}

/** The side of the view box. */
export const SIDE = 296

const LATIN: Record<GrahaSlug, string> = {
  surya: 'Su',
  chandra: 'Mo',
  mangal: 'Ma',
  budh: 'Me',
  guru: 'Ju',
  shukra: 'Ve',
  shani: 'Sa',
  rahu: 'Ra',
  ketu: 'Ke',
}
const DEVANAGARI: Record<GrahaSlug, string> = {
  surya: 'सू',
  chandra: 'चं',
  mangal: 'मं',
  budh: 'बु',
  guru: 'गु',
  shukra: 'शु',
  shani: 'श',
  rahu: 'रा',
  ketu: 'के',
}

/** The short name of a graha in a chart. */
export const labelOf = (graha: GrahaSlug, labels: ChartData['labels']): string =>
  (labels === 'deva' ? DEVANAGARI : LATIN)[graha]

export const pathOf = (graha: GrahaSlug): string | undefined => GRAHAS.find(({ slug }) => slug === graha)?.path

/** The sign, 1 to 12, of a house, counted from 0. */
export const signOf = (firstSign: number, house: number): number => ((firstSign + house - 1) % 12) + 1

/** Grahas by sign instead of by house, from Mesha: what charts with fixed signs need. */
export const bySign = ({ houses, firstSign }: ChartData): GrahaSlug[][] =>
  Array.from({ length: 12 }, (_, sign) => [...(houses[(sign - firstSign + 13) % 12] ?? [])])
