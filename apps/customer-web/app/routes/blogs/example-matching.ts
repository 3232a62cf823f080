import { birthChart, gunaMilan, instantOf, NAKSHATRAS, type MoonAtBirth, type Pada } from '@tarapath/jyotish'
import { BIRTH, bornAt } from './example-birth.ts'

const NAGPUR = { latitude: 21.1458, longitude: 79.0882 }
/** The points that tradition asks for. */
const ENOUGH = 18
const PADAS: readonly Pada[] = [1, 2, 3, 4]

/** A groom of 17 August 1994 at 6:45 am in Mumbai, a bride of 9 July 1996 at 9:20 pm in Nagpur. */
export function exampleMatching() {
  const groom = bornAt('06:45').grahas.Moon
  const bride = birthChart(instantOf('1996-07-09', '21:20', BIRTH.place.timezone), NAGPUR).grahas.Moon
  const { total, kootas, notes } = gunaMilan(groom, bride)
  const moonOf = ({ sign, nakshatra, pada }: typeof groom) => ({ sign, nakshatra, pada })
  return { groom: moonOf(groom), bride: moonOf(bride), total, kootas, notes, all: allMatches() }
}

let matches: ReturnType<typeof countMatches> | undefined

/** What all pairs of padas add up to, counted once. */
const allMatches = () => (matches ??= countMatches())

function countMatches() {
  const moons = NAKSHATRAS.flatMap((nakshatra) => PADAS.map((pada): MoonAtBirth => ({ nakshatra, pada })))
  const totals = moons.flatMap((groom) => moons.map((bride) => gunaMilan(groom, bride).total))
  return {
    pairs: totals.length.toLocaleString('en-IN'),
    lowest: Math.min(...totals),
    highest: Math.max(...totals),
    mean: (totals.reduce((sum, total) => sum + total, 0) / totals.length).toFixed(1),
    enoughPercent: Math.round((totals.filter((total) => total >= ENOUGH).length / totals.length) * 100),
  }
}
