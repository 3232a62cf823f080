import { deccan } from './astrologers/deccan.ts'
import { east } from './astrologers/east.ts'
import { north } from './astrologers/north.ts'
import { northWest } from './astrologers/north-west.ts'
import { south } from './astrologers/south.ts'
import { west } from './astrologers/west.ts'
import type { Region, SeedAstrologer } from './seed-astrologer.ts'

const regions: Record<Region, readonly SeedAstrologer[]> = { west, north, northWest, south, deccan, east }

/** The sixty demo astrologers. An astrologer's id is the position in this list, from 1. */
export const demoAstrologers = Object.entries(regions).flatMap(([region, list]) =>
  list.map((astrologer) => ({ ...astrologer, region: region as Region })),
)
