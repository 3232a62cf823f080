import { formatDay } from '@tarapath/customer-core/platform'
import {
  GRAHAS,
  ingresses,
  instantOf,
  sadeSati,
  SIGNS,
  transits,
  type Graha,
  type SadeSatiPeriod,
  type Sign,
} from '@tarapath/jyotish'
import { BIRTH, bornAt, degrees } from './example-birth.ts'

const DAY = instantOf('2026-11-23', '06:00', BIRTH.place.timezone)
const YEAR_MS = 365.25 * 86_400_000
/** How far to look for the next sign of a graha. */
const SEARCH_YEARS = 4
/** A gap longer than this lies between two Sade Satis, not within one. */
const GAP_YEARS = 5
const LAST = new Date('2060-01-01')

/** The transits of 23 November 2026 over the Moon of 17 August 1994, and every Sade Sati of that Moon until 2060. */
export function exampleTransits() {
  const { sign, nakshatra } = bornAt('06:45').grahas.Moon
  const now = transits(DAY, sign)
  return {
    sign,
    nakshatra,
    grahas: GRAHAS.map((graha) => ({
      graha,
      place: `${now[graha].sign} ${degrees(now[graha].longitude % 30)}`,
      house: now[graha].house,
      isFavourable: now[graha].isFavourable,
      until: leaves(graha),
    })),
    favourable: GRAHAS.filter((graha) => now[graha].isFavourable).length,
    sadeSatis: groupsOf(sadeSati(sign, new Date(BIRTH.date), LAST)).map((stays) => ({
      from: formatDay(stays[0]!.start),
      to: formatDay(stays.at(-1)!.end),
      years: ((stays.at(-1)!.end.getTime() - stays[0]!.start.getTime()) / YEAR_MS).toFixed(1),
      stays: stays.map(({ phase, sign: saturnIn, start, end }) => ({
        phase,
        sign: saturnIn,
        from: formatDay(start),
        to: formatDay(end),
      })),
    })),
    saturnSign: now.Saturn.sign,
    saturnFrom: formatDay(lastIngress('Saturn')),
    saturnUntil: leaves('Saturn'),
    affected: affectedBy(now.Saturn.sign),
  }
}

/** The day on which a graha leaves the sign in which it stands. */
function leaves(graha: Graha): string {
  const [next] = ingresses(graha, DAY, new Date(DAY.getTime() + SEARCH_YEARS * YEAR_MS))
  return next ? formatDay(next.date) : ''
}

/** The Moon signs whose Sade Sati runs while Saturn is in the sign: "Kumbha, Meena and Mesha". */
const affectedBy = (saturn: Sign): string =>
  new Intl.ListFormat('en-GB').format([-1, 0, 1].map((step) => SIGNS[(SIGNS.indexOf(saturn) + step + 12) % 12]!))

const lastIngress = (graha: Graha): Date =>
  ingresses(graha, new Date(DAY.getTime() - SEARCH_YEARS * YEAR_MS), DAY).at(-1)?.date ?? DAY

/** The stays of each Sade Sati. */
function groupsOf(stays: readonly SadeSatiPeriod[]): SadeSatiPeriod[][] {
  const groups: SadeSatiPeriod[][] = []
  for (const stay of stays) {
    const last = groups.at(-1)
    const end = last?.at(-1)?.end
    if (last && end && stay.start.getTime() - end.getTime() < GAP_YEARS * YEAR_MS) last.push(stay)
    else groups.push([stay])
  }
  return groups
}
