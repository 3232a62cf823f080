import { GRAHAS, houseOf, type Graha } from '@tarapath/jyotish'
import { filled, grahaInWords, hourInWords, ordinal, whenInWords } from './in-words.ts'
import { MOON_LEADS, RETROGRADES, SATURN_LEADS, SUN_LEADS, tithiSentence, YEAR_LEADS } from './phrases/leads.ts'
import { MOODS } from './phrases/themes.ts'
import { pick } from './pick.ts'
import { houseOfGraha, placeOf, seedOf, type Seen } from './seen.ts'
import { toSign } from './signs.ts'

/** The first paragraph of a horoscope with its reason. */
export interface Lead {
  readonly summary: string
  readonly because: string
}

export function composeLead(seen: Seen): Lead {
  const { kind } = seen.period
  if (kind === 'day') return dayLead(seen)
  const speakers: readonly Graha[] = kind === 'year' ? ['Jupiter', 'Saturn'] : ['Sun']
  const sentences =
    kind === 'year'
      ? [about(seen, 'Jupiter', YEAR_LEADS), about(seen, 'Saturn', SATURN_LEADS)]
      : [about(seen, 'Sun', SUN_LEADS)]
  return {
    summary: [...sentences, ...retrogrades(seen)].join(' '),
    because: speakers.map((graha) => placeOf(seen, graha)).join(' '),
  }
}

function dayLead(seen: Seen): Lead {
  const { sky, sign } = seen
  const moved = sky.moves.find(({ graha }) => graha === 'Moon')
  const next = moved && houseOf(moved.to, toSign(sign))
  return {
    summary: [
      about(seen, 'Moon', MOON_LEADS),
      ...(moved && next
        ? [
            `From ${hourInWords(moved.date)} the Moon is in your ${ordinal(next)} house, with ${MOODS[next - 1]} in mind.`,
          ]
        : []),
      tithiSentence(sky.tithi),
      ...retrogrades(seen),
    ].join(' '),
    because: [
      placeOf(seen, 'Moon'),
      `At six in the morning the Moon is in ${sky.nakshatra} and the tithi is ${sky.tithi.name}.`,
      ...(moved ? [`The Moon enters ${moved.to} at ${hourInWords(moved.date)}, Indian time.`] : []),
    ].join(' '),
  }
}

function about(seen: Seen, graha: Graha, leads: readonly string[]): string {
  const house = houseOfGraha(seen, graha)
  return filled(pick(leads, seedOf(seen), graha), {
    when: whenInWords(seen.period),
    star: seen.sky.nakshatra,
    house: ordinal(house),
    mood: MOODS[house - 1] as string,
  })
}

/** One sentence on one graha that walks backwards, where there is one. */
function retrogrades(seen: Seen): string[] {
  const backwards = GRAHAS.filter(
    (graha) => seen.sky.positions[graha].isRetrograde && graha !== 'Rahu' && graha !== 'Ketu',
  )
  if (backwards.length === 0) return []
  const name = grahaInWords(pick(backwards, seedOf(seen), 'retrograde'))
  return [filled(RETROGRADES[seen.period.kind], { names: name })]
}
