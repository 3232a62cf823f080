import { GRAHAS, houseOf, type Graha, type Ingress } from '@tarapath/jyotish'
import { fillTemplate, formatDay, formatGraha, formatHour, formatWhen, ordinal } from './format.ts'
import { MOON_LEADS, RETROGRADES, SATURN_LEADS, SUN_LEADS, tithiSentence, YEAR_LEADS } from './phrases/leads.ts'
import { MOODS } from './phrases/themes.ts'
import { seededChoice } from './seeded-choice.ts'
import { describeIngress, describePosition, houseOfGraha, seedOf, type Transits } from './transits.ts'
import { toSign } from './zodiac-sign.ts'

/** The first paragraph of a horoscope, with the positions it is based on. */
export interface Lead {
  readonly summary: string
  readonly because: string
}

export function composeLead(transits: Transits): Lead {
  const { kind } = transits.period
  if (kind === 'year')
    return {
      summary: [
        fillLead(transits, 'Jupiter', YEAR_LEADS),
        fillLead(transits, 'Saturn', SATURN_LEADS),
        ...retrogradeSentence(transits),
      ].join(' '),
      because: [describePosition(transits, 'Jupiter'), describePosition(transits, 'Saturn')].join(' '),
    }
  return kind === 'day' ? dayLead(transits) : weekOrMonthLead(transits)
}

function weekOrMonthLead(transits: Transits): Lead {
  const ingress = ingressOf(transits, 'Sun')
  return {
    summary: [
      fillLead(transits, 'Sun', SUN_LEADS),
      ...(ingress ? [ingressSentence(transits, ingress, formatDay(ingress.date))] : []),
      ...retrogradeSentence(transits),
    ].join(' '),
    because: [describePosition(transits, 'Sun'), ...(ingress ? [describeIngress(transits, ingress)] : [])].join(' '),
  }
}

function dayLead(transits: Transits): Lead {
  const { sky } = transits
  const ingress = ingressOf(transits, 'Moon')
  return {
    summary: [
      fillLead(transits, 'Moon', MOON_LEADS),
      ...(ingress ? [ingressSentence(transits, ingress, formatHour(ingress.date))] : []),
      tithiSentence(sky.tithi),
      ...retrogradeSentence(transits),
    ].join(' '),
    because: [
      describePosition(transits, 'Moon'),
      `At six in the morning the Moon is in ${sky.nakshatra} and the tithi is ${sky.tithi.name}.`,
      ...(ingress ? [`The Moon enters ${ingress.to} at ${formatHour(ingress.date)}, Indian time.`] : []),
    ].join(' '),
  }
}

const ingressOf = ({ sky }: Transits, graha: Graha): Ingress | undefined =>
  sky.ingresses.find((ingress) => ingress.graha === graha)

/** "From 16 November the Sun is in your 9th house, with luck, teachers and far places in mind." */
function ingressSentence({ sign }: Transits, { graha, to }: Ingress, since: string): string {
  const house = houseOf(to, toSign(sign))
  return `From ${since} ${formatGraha(graha)} is in your ${ordinal(house)} house, with ${MOODS[house - 1]} in mind.`
}

function fillLead(transits: Transits, graha: Graha, leads: readonly string[]): string {
  const house = houseOfGraha(transits, graha)
  return fillTemplate(seededChoice(leads, seedOf(transits), graha), {
    when: formatWhen(transits.period),
    nakshatra: transits.sky.nakshatra,
    house: ordinal(house),
    mood: MOODS[house - 1] as string,
  })
}

/** A sentence about one retrograde graha; empty when none is retrograde. */
function retrogradeSentence(transits: Transits): string[] {
  const retrograde = GRAHAS.filter(
    (graha) => transits.sky.positions[graha].isRetrograde && graha !== 'Rahu' && graha !== 'Ketu',
  )
  if (retrograde.length === 0) return []
  const graha = formatGraha(seededChoice(retrograde, seedOf(transits), 'retrograde'))
  return [fillTemplate(RETROGRADES[transits.period.kind], { graha })]
}
