import { GRAHAS, houseOf, type Graha, type Ingress } from '@tarapath/jyotish'
import { fillTemplate, formatDay, formatGraha, formatHour, formatWhen, ordinal } from './format.ts'
import { periodNumber } from './period.ts'
import {
  INGRESS_LEADS,
  JUPITER_LEADS,
  MOON_LEADS,
  RETROGRADE_LEADS,
  SATURN_LEADS,
  SUN_LEADS,
  tithiSentence,
} from './phrases/leads.ts'
import { SUGGESTIONS } from './phrases/suggestions.ts'
import { MOODS } from './phrases/themes.ts'
import { seededChoice } from './seeded-choice.ts'
import { describeIngress, describePosition, houseOfGraha, seedOf, type Transits } from './transits.ts'
import { toSign, ZODIAC_SIGNS } from './zodiac-sign.ts'

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
        fillLead(transits, 'Jupiter', ofSign(JUPITER_LEADS, transits, 1)),
        fillLead(transits, 'Saturn', ofSign(SATURN_LEADS, transits, 5)),
        ...retrogradeSentence(transits, ['Jupiter', 'Saturn']),
      ].join(' '),
      because: [describePosition(transits, 'Jupiter'), describePosition(transits, 'Saturn')].join(' '),
    }
  return kind === 'day' ? dayLead(transits) : weekOrMonthLead(transits)
}

function weekOrMonthLead(transits: Transits): Lead {
  const ingress = ingressOf(transits, 'Sun')
  return {
    summary: summaryOf(transits, 'Sun', ingress),
    because: [describePosition(transits, 'Sun'), ...(ingress ? [describeIngress(transits, ingress)] : [])].join(' '),
  }
}

function dayLead(transits: Transits): Lead {
  const { sky } = transits
  const ingress = ingressOf(transits, 'Moon')
  return {
    summary: summaryOf(transits, 'Moon', ingress),
    because: [
      describePosition(transits, 'Moon'),
      `At six in the morning the Moon is in ${sky.nakshatra}.`,
      ...(ingress ? [describeIngress(transits, ingress, `at ${formatHour(ingress.date)}, Indian time`)] : []),
      tithiSentence(sky.tithi),
    ].join(' '),
  }
}

function summaryOf(transits: Transits, leading: 'Moon' | 'Sun', ingress: Ingress | undefined): string {
  const templates = leading === 'Moon' ? MOON_LEADS : SUN_LEADS
  return [
    fillLead(transits, leading, ofSign(templates, transits, 1)),
    suggestion(transits, leading),
    ...(ingress ? [ingressSentence(transits, ingress)] : []),
    ...retrogradeSentence(transits, [leading]),
  ].join(' ')
}

/**
 * The template of a sign: in one period each sign has another one, and in the next period every sign gets the next one.
 * A step without a common divisor with 12 keeps the signs apart; sentences of one lead have different steps.
 */
function ofSign(templates: readonly string[], { sign, period }: Transits, step: 1 | 5 | 7 | 11): string {
  return templates[(ZODIAC_SIGNS.indexOf(sign) * step + periodNumber(period)) % templates.length] as string
}

const ingressOf = ({ sky }: Transits, graha: Graha): Ingress | undefined =>
  sky.ingresses.find((ingress) => ingress.graha === graha)

/** What to do, by the house of the graha that leads the paragraph: it is another house for each sign. */
function suggestion(transits: Transits, graha: Graha): string {
  const suggestions = SUGGESTIONS[houseOfGraha(transits, graha) - 1] as readonly string[]
  return suggestions[periodNumber(transits.period) % suggestions.length] as string
}

/** "From 16 November the Sun is in your 9th house, with luck, teachers and far places in mind." */
function ingressSentence(transits: Transits, { graha, to, date }: Ingress): string {
  const isDay = transits.period.kind === 'day'
  const since = isDay ? formatHour(date) : formatDay(date)
  return fillTemplate(ofSign(INGRESS_LEADS, transits, 7), {
    ...placeOf(houseOf(to, toSign(transits.sign))),
    graha: formatGraha(graha),
    since,
    at: `${isDay ? 'at' : 'on'} ${since}`,
  })
}

function fillLead(transits: Transits, graha: Graha, template: string): string {
  return fillTemplate(template, {
    ...placeOf(houseOfGraha(transits, graha)),
    when: formatWhen(transits.period),
    nakshatra: transits.sky.nakshatra,
  })
}

const placeOf = (house: number) => ({ house: ordinal(house), mood: MOODS[house - 1] as string })

/** A sentence about one retrograde graha, in another house than those that the lead is about; empty when there is none. */
function retrogradeSentence(transits: Transits, leading: readonly Graha[]): string[] {
  const { sky, period, sign } = transits
  const told = new Set([
    ...leading.map((graha) => houseOfGraha(transits, graha)),
    ...sky.ingresses.filter(({ graha }) => leading.includes(graha)).map(({ to }) => houseOf(to, toSign(sign))),
  ])
  const retrograde = GRAHAS.filter(
    (graha) =>
      sky.positions[graha].isRetrograde &&
      graha !== 'Rahu' &&
      graha !== 'Ketu' &&
      !told.has(houseOfGraha(transits, graha)),
  )
  if (retrograde.length === 0) return []
  const graha = seededChoice(retrograde, seedOf(transits), 'retrograde')
  return [
    fillTemplate(ofSign(RETROGRADE_LEADS, transits, 11), {
      ...placeOf(houseOfGraha(transits, graha)),
      graha: formatGraha(graha),
      start: period.kind === 'day' ? formatWhen(period) : `as the ${period.kind} begins`,
    }),
  ]
}
