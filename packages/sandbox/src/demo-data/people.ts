import { deccan } from './people/deccan.ts'
import { east } from './people/east.ts'
import { north } from './people/north.ts'
import { northWest } from './people/north-west.ts'
import { south } from './people/south.ts'
import { west } from './people/west.ts'
import type { Region, SeedAstrologer } from './seed-astrologer.ts'

const regions: Record<Region, readonly SeedAstrologer[]> = { west, north, northWest, south, deccan, east }

/** The sixty astrologers; a person's id is the place in this list, counted from 1. */
export const people = Object.entries(regions).flatMap(([region, list]) =>
  list.map((person) => ({ ...person, region: region as Region })),
)
