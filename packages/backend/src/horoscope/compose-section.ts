import { houseOf, type Graha, type Ingress } from '@tarapath/jyotish'
import { AREAS, grahasOf, type Area } from './areas.ts'
import { fillTemplate, formatDay, formatGraha } from './format.ts'
import { ADVICE } from './phrases/advice.ts'
import { INGRESS_PHRASES, OPENERS, SUPPORTING_PHRASES } from './phrases/openers.ts'
import { THEMES } from './phrases/themes.ts'
import { seededChoice } from './seeded-choice.ts'
import { describeIngress, describePosition, houseOfGraha, seedOf, toneOf, type Transits } from './transits.ts'
import { toSign } from './zodiac-sign.ts'

/** A paragraph on one part of life, with the positions it is based on. */
export interface Section {
  readonly key: string
  readonly title: string
  readonly html: string
  /** 1 to 5 */
  readonly score: number | null
  readonly because: string
}

/** How many ingresses a section mentions. A day has only the Moon's, which the lead mentions. */
const MAX_INGRESSES = { day: 0, week: 1, month: 1, year: 2 } as const

/** The graha that the first sentence of each section is about. Sections share one only when no other is left. */
export function leadingGrahasOf(transits: Transits): ReadonlyMap<Area, Graha> {
  const leading = new Map<Area, Graha>()
  for (const area of AREAS) {
    const grahas = grahasOf(area, transits.period.kind)
    const unused = grahas.filter((graha) => ![...leading.values()].includes(graha))
    leading.set(area.key, seededChoice(unused.length > 0 ? unused : grahas, seedOf(transits), area.key, 'first'))
  }
  return leading
}

export function composeSection(transits: Transits, area: (typeof AREAS)[number], first: Graha): Section {
  const { key, title } = area
  const seed = seedOf(transits)
  const grahas = grahasOf(area, transits.period.kind)
  const others = grahas.filter((graha) => graha !== first)
  // Two grahas in the same house would give two sentences on the same theme.
  const inOtherHouses = others.filter((graha) => houseOfGraha(transits, graha) !== houseOfGraha(transits, first))
  const second = seededChoice(inOtherHouses.length > 0 ? inOtherHouses : others, seed, key, 'second')
  const theme = (house: number) => THEMES[key][house - 1] as string
  const ingresses = ingressesFor(transits, key)
  const sentences = [
    fillTemplate(seededChoice(OPENERS[first][toneOf(transits, first)], seed, key, 'opener'), {
      theme: theme(houseOfGraha(transits, first)),
    }),
    seededChoice(ADVICE[key][toneOf(transits, first)], seed, key, 'advice'),
    fillTemplate(seededChoice(SUPPORTING_PHRASES[toneOf(transits, second)], seed, key, 'voice'), {
      graha: formatGraha(second),
      theme: theme(houseOfGraha(transits, second)),
    }),
    ...ingresses.map((ingress, index) =>
      fillTemplate(seededChoice(INGRESS_PHRASES, seed, key, index), {
        date: formatDay(ingress.date),
        graha: formatGraha(ingress.graha),
        theme: theme(houseOf(ingress.to, toSign(transits.sign))),
      }),
    ),
  ]
  return {
    key,
    title,
    html: `<p>${sentences.join(' ')}</p>`,
    score: 1 + Math.round((4 * grahas.filter((graha) => toneOf(transits, graha) === 'easy').length) / grahas.length),
    because: [
      describePosition(transits, first),
      describePosition(transits, second),
      ...ingresses.map((ingress) => describeIngress(transits, ingress)),
    ].join(' '),
  }
}

/** The ingresses that a section mentions, in order of time. A year has rare ones first; each area starts at another one. */
function ingressesFor({ sky, period }: Transits, key: Area): readonly Ingress[] {
  const rare = sky.ingresses.filter(({ graha }) => period.kind === 'year' && graha !== 'Mars')
  const others = sky.ingresses.filter((ingress) => !rare.includes(ingress))
  const start = AREAS.findIndex((area) => area.key === key)
  const mentioned = [...rotate(rare, start).slice(0, 1), ...rotate(others, start)].slice(0, MAX_INGRESSES[period.kind])
  return sky.ingresses.filter((ingress) => mentioned.includes(ingress))
}

/** The items from index `start` on, followed by those before it. */
const rotate = <Item>(items: readonly Item[], start: number): readonly Item[] =>
  items.map((_, index) => items[(start + index) % items.length] as Item)
