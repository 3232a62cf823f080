import { GRAHAS, houseOf, type Graha, type Ingress } from '@tarapath/jyotish'
import { dayInWords, filled, grahaInWords, hourInWords, ordinal, whenInWords } from './in-words.ts'
import { MOON_LEADS, RETROGRADES, SATURN_LEADS, SUN_LEADS, tithiSentence, YEAR_LEADS } from './phrases/leads.ts'
import { MOODS } from './phrases/themes.ts'
import { pick } from './pick.ts'
import { houseOfGraha, moveOf, placeOf, seedOf, type Seen } from './seen.ts'
import { toSign } from './signs.ts'

/** The first paragraph of a horoscope with its reason. */
export interface Lead {
  readonly summary: string
  readonly because: string
}

export function composeLead(seen: Seen): Lead {
  const { kind } = seen.period
  if (kind === 'year')
    return {
      summary: [about(seen, 'Jupiter', YEAR_LEADS), about(seen, 'Saturn', SATURN_LEADS), ...retrogrades(seen)].join(
        ' ',
      ),
      because: [placeOf(seen, 'Jupiter'), placeOf(seen, 'Saturn')].join(' '),
    }
  return kind === 'day' ? dayLead(seen) : sunLead(seen)
}

function sunLead(seen: Seen): Lead {
  const move = moveIn(seen, 'Sun')
  return {
    summary: [
      about(seen, 'Sun', SUN_LEADS),
      ...(move ? [movedOn(seen, move, dayInWords(move.date))] : []),
      ...retrogrades(seen),
    ].join(' '),
    because: [placeOf(seen, 'Sun'), ...(move ? [moveOf(seen, move)] : [])].join(' '),
  }
}

function dayLead(seen: Seen): Lead {
  const { sky } = seen
  const move = moveIn(seen, 'Moon')
  return {
    summary: [
      about(seen, 'Moon', MOON_LEADS),
      ...(move ? [movedOn(seen, move, hourInWords(move.date))] : []),
      tithiSentence(sky.tithi),
      ...retrogrades(seen),
    ].join(' '),
    because: [
      placeOf(seen, 'Moon'),
      `At six in the morning the Moon is in ${sky.nakshatra} and the tithi is ${sky.tithi.name}.`,
      ...(move ? [`The Moon enters ${move.to} at ${hourInWords(move.date)}, Indian time.`] : []),
    ].join(' '),
  }
}

const moveIn = ({ sky }: Seen, mover: Graha): Ingress | undefined => sky.moves.find(({ graha }) => graha === mover)

/** "From 16 November the Sun is in your 9th house, with luck, teachers and far places in mind." */
function movedOn({ sign }: Seen, { graha, to }: Ingress, since: string): string {
  const house = houseOf(to, toSign(sign))
  return `From ${since} ${grahaInWords(graha)} is in your ${ordinal(house)} house, with ${MOODS[house - 1]} in mind.`
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

/** One sentence on one retrograde graha, where there is one. */
function retrogrades(seen: Seen): string[] {
  const backwards = GRAHAS.filter(
    (graha) => seen.sky.positions[graha].isRetrograde && graha !== 'Rahu' && graha !== 'Ketu',
  )
  if (backwards.length === 0) return []
  const name = grahaInWords(pick(backwards, seedOf(seen), 'retrograde'))
  return [filled(RETROGRADES[seen.period.kind], { names: name })]
}
