import { DeltaT_EspenakMeeus } from 'astronomy-engine'

/** Terrestrial minus universal time in seconds: observed yearly values (IERS, USNO), the last two predicted. */
const TABLE: readonly (readonly [year: number, seconds: number])[] = [
  [1930, 24.08],
  [1935, 23.96],
  [1940, 24.35],
  [1945, 26.76],
  [1950, 29.07],
  [1955, 31.07],
  [1960, 33.15],
  [1965, 35.73],
  [1970, 40.18],
  [1975, 45.48],
  [1980, 50.54],
  [1985, 54.34],
  [1990, 56.86],
  [1995, 60.78],
  [2000, 63.83],
  [2005, 64.69],
  [2010, 66.07],
  [2015, 67.64],
  [2020, 69.36],
  [2025, 69.14],
  [2030, 69.5],
  [2110, 93.5],
]

/** Delta T in seconds at a number of days since noon of 1 January 2000, universal time. */
export function deltaT(days: number): number {
  const year = 2000 + (days - 0.5) / 365.25
  const after = TABLE.findIndex(([at]) => at > year)
  const [from, to] = [TABLE[after - 1], TABLE[after]]
  if (!from || !to) return DeltaT_EspenakMeeus(days)
  return from[1] + ((to[1] - from[1]) * (year - from[0])) / (to[0] - from[0])
}
