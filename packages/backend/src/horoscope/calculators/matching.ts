import {
  friendshipCompatibility,
  gunaMilan,
  loveCompatibility,
  nameCompatibility,
  type Compatibility,
  type KootaName,
  type MoonAtBirth,
} from '@tarapath/jyotish'
import type { CalculatorInput, CalculatorResult, Calculators } from './calculator.ts'
import { formatTime } from './format.ts'
import { distinct, either, nakshatraEndOn } from './moon-at-birth.ts'
import { formatCertainty, formatRange, kootaRanges, possibleMoons, possibleScores, scoreOf } from './possible-scores.ts'
import { readAll } from './read-all.ts'
import { readBothBirths, type Birth } from './read-birth.ts'
import { readName } from './read-name.ts'

const KOOTAS: Readonly<Record<KootaName, string>> = {
  varna: 'Varna, attitude to work',
  vashya: 'Vashya, influence on each other',
  tara: 'Tara, good wishes between two stars',
  yoni: 'Yoni, closeness',
  maitri: 'Maitri, friendship of the Moon lords',
  gana: 'Gana, temperament',
  bhakoot: 'Bhakoot, distance of the Moon signs',
  nadi: 'Nadi, constitution',
}

export const matching: Calculators = {
  'kundli-matching': {
    title: 'Kundli matching',
    async run(input) {
      const births = await readBothBirths(input)
      // Our own choice: the first person is the groom, unless she is a woman.
      const [groom, bride] = input.body.gender === 'female' ? (births.toReversed() as [Birth, Birth]) : births
      const matches = possibleScores([groom, bride], gunaMilan)
      const totals = matches.map(({ total }) => total)
      return {
        ...scored(totals),
        summary: `${formatRange(totals)} of 36 points${formatCertainty(totals, births)}. ${traditionOf(totals, births)}`,
        sections: [
          ...kootaRanges(matches.map(({ kootas }) => kootas)).map(
            ({ koota, text, groom: his, bride: hers }) =>
              [KOOTAS[koota], `${text} Groom: ${his}; bride: ${hers}.`] as const,
          ),
          ...distinct(matches.flatMap(({ notes }) => notes)).map(
            (note) =>
              [
                matches.every(({ notes }) => notes.includes(note))
                  ? 'Exception'
                  : 'Exception, at some times of that day',
                note,
              ] as const,
          ),
          ...timeNotes(input, births),
        ],
      }
    },
  },

  love: {
    title: 'Love compatibility',
    run: (input) => compatibilityResult(input, loveCompatibility),
  },

  friendship: {
    title: 'Friendship compatibility',
    run: (input) => compatibilityResult(input, friendshipCompatibility),
  },

  'name-compatibility': {
    title: 'Name compatibility',
    async run({ body }) {
      const [name, partner] = await readAll(
        () => readName(body.name, 'name'),
        () => readName(body.partner_name, 'partner_name'),
      )
      const { percent, one, other, harmony } = nameCompatibility(name, partner)
      return {
        score: percent,
        summary: `${name} and ${partner}: ${percent} of 100 by their Chaldean numbers.`,
        sections: [
          [name, `The letters add up to ${one.compound}, number ${one.number}.`],
          [partner, `The letters add up to ${other.compound}, number ${other.number}.`],
          [
            'Together',
            `${one.number} counts ${other.number} as ${formatHarmony(harmony[0])}; ${other.number} counts ${one.number} as ${formatHarmony(harmony[1])}.`,
          ],
        ],
      }
    },
  },
}

const formatHarmony = (harmony: string) =>
  harmony === 'neutral' ? 'neutral' : harmony === 'friend' ? 'a friend' : 'an opposite'

/** The points that tradition asks for. */
const ENOUGH = 18

function traditionOf(totals: readonly number[], births: readonly Birth[]): string {
  if (totals.every((total) => total >= ENOUGH)) return `Tradition is content from ${ENOUGH} on.`
  if (totals.every((total) => total < ENOUGH)) return `Tradition asks for ${ENOUGH}; talk and time ask for none.`
  return births.some(({ isTimeKnown }) => isTimeKnown)
    ? `Tradition asks for ${ENOUGH}: the time of birth decides that.`
    : `Tradition asks for ${ENOUGH}: the times of birth decide that.`
}

type Compare = (one: MoonAtBirth, other: MoonAtBirth) => Compatibility

async function compatibilityResult(input: CalculatorInput, compare: Compare): Promise<CalculatorResult> {
  const births = await readBothBirths(input)
  const matches = possibleScores(births, compare)
  const percents = matches.map(({ percent }) => percent)
  const [one, other] = births.map((birth) => either(possibleMoons(birth).map(({ nakshatra }) => nakshatra)))
  return {
    ...scored(percents),
    summary: `${formatRange(percents)} of 100${formatCertainty(percents, births)}, for a Moon in ${one} and a Moon in ${other}.`,
    sections: [
      ...kootaRanges(matches.map(({ kootas }) => kootas)).map(({ koota, text }) => [KOOTAS[koota], text] as const),
      ...timeNotes(input, births),
    ],
  }
}

function scored(scores: readonly number[]): { score?: number } {
  const score = scoreOf(scores)
  return score === null ? {} : { score }
}

/** For each person without a time of birth: where the Moon went on that day. */
function timeNotes({ body }: CalculatorInput, births: readonly Birth[]): CalculatorResult['sections'] {
  const names = [body.name ?? 'First person', body.partner_name ?? 'Second person']
  return births.flatMap((birth, index) => {
    if (birth.isTimeKnown) return []
    const moons = possibleMoons(birth)
    const [first, last] = [moons[0] as MoonAtBirth, moons.at(-1) as MoonAtBirth]
    const end = nakshatraEndOn(birth)
    return [
      [
        `${names[index]}: without a time of birth`,
        `On that day the Moon went from ${formatMoon(first)}, to ${formatMoon(last)}.${end === null ? '' : ` It left ${first.nakshatra} at ${formatTime(end, birth.timeZone)}.`}`,
      ] as const,
    ]
  })
}

const formatMoon = ({ nakshatra, pada }: MoonAtBirth) => `${nakshatra}, pada ${pada}`
