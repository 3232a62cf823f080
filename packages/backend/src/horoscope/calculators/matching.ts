import {
  friendshipCompatibility,
  gunaMilan,
  loveCompatibility,
  nameCompatibility,
  type Compatibility,
  type KootaName,
  type ZodiacPoint,
} from '@tarapath/jyotish'
import type { CalculatorInput, CalculatorResult, Calculators } from './calculator.ts'
import { moonAtBirth, unknownTimeSections } from './moon-at-birth.ts'
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
      const [groom, bride] = input.body.gender === 'female' ? births.toReversed() : births
      const { total, kootas, notes } = gunaMilan(moonAtBirth(groom as Birth), moonAtBirth(bride as Birth))
      return {
        score: total,
        summary: `${total} of 36 points. ${total >= 18 ? 'Tradition is content from 18 on.' : 'Tradition asks for 18; talk and time ask for none.'}`,
        sections: [
          ...kootas.map(
            ({ koota, points, outOf, groom: his, bride: hers }) =>
              [KOOTAS[koota], `${points} of ${outOf}. Groom: ${his}; bride: ${hers}.`] as const,
          ),
          ...notes.map((note) => ['Exception', note] as const),
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

type Compare = (one: ZodiacPoint, other: ZodiacPoint) => Compatibility

async function compatibilityResult(input: CalculatorInput, compare: Compare): Promise<CalculatorResult> {
  const births = await readBothBirths(input)
  const [one, other] = births.map(moonAtBirth) as [ZodiacPoint, ZodiacPoint]
  const { percent, kootas } = compare(one, other)
  return {
    score: percent,
    summary: `${percent} of 100 for a Moon in ${one.nakshatra} and a Moon in ${other.nakshatra}.`,
    sections: [
      ...kootas.map(({ koota, points, outOf }) => [KOOTAS[koota], `${points} of ${outOf}.`] as const),
      ...timeNotes(input, births),
    ],
  }
}

function timeNotes({ body }: CalculatorInput, births: readonly Birth[]): CalculatorResult['sections'] {
  const names = [body.name ?? 'First person', body.partner_name ?? 'Second person']
  return births.flatMap((birth, index) =>
    unknownTimeSections(birth).map(([title, text]) => [`${names[index]}: ${title.toLowerCase()}`, text] as const),
  )
}
