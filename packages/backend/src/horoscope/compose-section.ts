import { houseOf, type Graha, type Ingress } from '@tarapath/jyotish'
import { AREAS, speakersOn, type Area } from './areas.ts'
import { dayInWords, filled, grahaInWords } from './in-words.ts'
import { ADVICE } from './phrases/advice.ts'
import { MOVES, OPENERS, SECOND_VOICES } from './phrases/openers.ts'
import { THEMES } from './phrases/themes.ts'
import { pick } from './pick.ts'
import { houseOfGraha, moveOf, placeOf, seedOf, toneOf, type Seen } from './seen.ts'
import { toSign } from './signs.ts'

/** A paragraph on one part of life, with its reason. */
export interface Section {
  readonly key: string
  readonly title: string
  readonly html: string
  /** 1 to 5 */
  readonly score: number | null
  readonly because: string
}

/** How many changes of sign a paragraph tells of: a year has many, a day none but the Moon's, which the lead tells. */
const MOVES_TOLD = { day: 0, week: 1, month: 1, year: 2 } as const

/** Who opens the paragraph on each part of life: nobody twice, as long as there is somebody else. */
export function openersOf(seen: Seen): ReadonlyMap<Area, Graha> {
  const openers = new Map<Area, Graha>()
  for (const area of AREAS) {
    const speakers = speakersOn(area, seen.period.kind)
    const silent = speakers.filter((graha) => ![...openers.values()].includes(graha))
    openers.set(area.key, pick(silent.length > 0 ? silent : speakers, seedOf(seen), area.key, 'first'))
  }
  return openers
}

export function composeSection(seen: Seen, area: (typeof AREAS)[number], first: Graha): Section {
  const { key, title } = area
  const seed = seedOf(seen)
  const speakers = speakersOn(area, seen.period.kind)
  const others = speakers.filter((graha) => graha !== first)
  // Two in one house would speak of the same thing twice.
  const elsewhere = others.filter((graha) => houseOfGraha(seen, graha) !== houseOfGraha(seen, first))
  const second = pick(elsewhere.length > 0 ? elsewhere : others, seed, key, 'second')
  const theme = (house: number) => THEMES[key][house - 1] as string
  const moves = movesFor(seen, key)
  const sentences = [
    filled(pick(OPENERS[first][toneOf(seen, first)], seed, key, 'opener'), {
      theme: theme(houseOfGraha(seen, first)),
    }),
    pick(ADVICE[key][toneOf(seen, first)], seed, key, 'advice'),
    filled(pick(SECOND_VOICES[toneOf(seen, second)], seed, key, 'voice'), {
      graha: grahaInWords(second),
      theme: theme(houseOfGraha(seen, second)),
    }),
    ...moves.map((move, index) =>
      filled(pick(MOVES, seed, key, index), {
        date: dayInWords(move.date),
        graha: grahaInWords(move.graha),
        theme: theme(houseOf(move.to, toSign(seen.sign))),
      }),
    ),
  ]
  return {
    key,
    title,
    html: `<p>${sentences.join(' ')}</p>`,
    score: 1 + Math.round((4 * speakers.filter((graha) => toneOf(seen, graha) === 'easy').length) / speakers.length),
    because: [placeOf(seen, first), placeOf(seen, second), ...moves.map((move) => moveOf(seen, move))].join(' '),
  }
}

/** Some changes of sign, in order of time: the rare ones of a year first, and each part of life begins at another one. */
function movesFor({ sky, period }: Seen, key: Area): readonly Ingress[] {
  const rare = sky.moves.filter(({ graha }) => period.kind === 'year' && graha !== 'Mars')
  const others = sky.moves.filter((move) => !rare.includes(move))
  const start = AREAS.findIndex((area) => area.key === key)
  const told = [...turned(rare, start).slice(0, 1), ...turned(others, start)].slice(0, MOVES_TOLD[period.kind])
  return sky.moves.filter((move) => told.includes(move))
}

/** The same items, beginning at another one. */
const turned = <Item>(items: readonly Item[], start: number): readonly Item[] =>
  items.map((_, index) => items[(start + index) % items.length] as Item)
