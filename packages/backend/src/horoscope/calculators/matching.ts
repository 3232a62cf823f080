import {
  friendshipCompatibility,
  gunaMilan,
  loveCompatibility,
  nameCompatibility,
  type Compatibility,
  type KootaName,
} from '@tarapath/jyotish'
import type { Calculators, Finding, Question } from './calculator.ts'
import { moonOf, moonTimeNote } from './moon-at-birth.ts'
import { readName } from './read-name.ts'
import { bothBirths, together, type Birth } from './read-birth.ts'

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
    async run(question) {
      const births = await bothBirths(question)
      // Our own choice: the first person is the groom, unless she is a woman.
      const [groom, bride] = question.body.gender === 'female' ? births.toReversed() : births
      const { total, kootas, notes } = gunaMilan(moonOf(groom as Birth), moonOf(bride as Birth))
      return {
        score: total,
        summary: `${total} of 36 points. ${total >= 18 ? 'Tradition is content from 18 on.' : 'Tradition asks for 18; talk and time ask for none.'}`,
        sections: [
          ...kootas.map(
            ({ koota, points, outOf, groom: his, bride: hers }) =>
              [KOOTAS[koota], `${points} of ${outOf}. Groom: ${his}; bride: ${hers}.`] as const,
          ),
          ...notes.map((note) => ['Exception', note] as const),
          ...hourNotes(question, births),
        ],
      }
    },
  },

  love: {
    title: 'Love compatibility',
    run: (question) => bondOf(question, loveCompatibility),
  },

  friendship: {
    title: 'Friendship compatibility',
    run: (question) => bondOf(question, friendshipCompatibility),
  },

  'name-compatibility': {
    title: 'Name compatibility',
    async run({ body }) {
      const [name, partner] = await together(
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
            `${one.number} counts ${other.number} as ${inWords(harmony[0])}; ${other.number} counts ${one.number} as ${inWords(harmony[1])}.`,
          ],
        ],
      }
    },
  },
}

const inWords = (harmony: string) =>
  harmony === 'neutral' ? 'neutral' : harmony === 'friend' ? 'a friend' : 'an opposite'

type BondMaker = (one: ReturnType<typeof moonOf>, other: ReturnType<typeof moonOf>) => Compatibility

async function bondOf(question: Question, make: BondMaker): Promise<Finding> {
  const births = await bothBirths(question)
  const [one, other] = births.map(moonOf) as [ReturnType<typeof moonOf>, ReturnType<typeof moonOf>]
  const { percent, kootas } = make(one, other)
  return {
    score: percent,
    summary: `${percent} of 100 for a Moon in ${one.nakshatra} and a Moon in ${other.nakshatra}.`,
    sections: [
      ...kootas.map(({ koota, points, outOf }) => [KOOTAS[koota], `${points} of ${outOf}.`] as const),
      ...hourNotes(question, births),
    ],
  }
}

function hourNotes({ body }: Question, births: readonly Birth[]): Finding['sections'] {
  const names = [body.name ?? 'First person', body.partner_name ?? 'Second person']
  return births.flatMap((birth, index) =>
    moonTimeNote(birth).map(([title, text]) => [`${names[index]}: ${title.toLowerCase()}`, text] as const),
  )
}
