import {
  coloursOf,
  gemstoneOf,
  nakshatraLord,
  nameSound,
  nameSounds,
  rudrakshaFaces,
  signLord,
} from '@tarapath/jyotish'
import { grahaInWords } from '../in-words.ts'
import type { Calculators } from './calculator.ts'
import { chartOf } from './kundli.ts'
import { moonOf, moonTimeNote } from './moon-at-birth.ts'
import { readBirth } from './read-birth.ts'

const NO_PROMISE = ['Good to know', 'A custom, not a promise. Nothing has to be bought.'] as const

export const remedy: Calculators = {
  gemstone: {
    title: 'Gemstone',
    async run(question) {
      const { sign } = (await chartOf(question)).chart.ascendant
      const stone = gemstoneOf(signLord(sign))
      return {
        summary: `The stone of a ${sign} lagna is ${stone.name.toLowerCase()} (${stone.sanskrit}).`,
        sections: [
          ['Why', `${sign} rises in your chart and is ruled by ${grahaInWords(signLord(sign))}, whose stone it is.`],
          ['How it is worn', `In ${stone.metal}, on the ${stone.finger}, first on a ${stone.weekday}.`],
          ['In its place', `${stone.substitute} costs less and is used in the same way.`],
          NO_PROMISE,
        ],
      }
    },
  },

  rudraksha: {
    title: 'Rudraksha',
    async run(question) {
      const birth = await readBirth(question)
      const { nakshatra } = moonOf(birth)
      const faces = rudrakshaFaces(nakshatraLord(nakshatra))
      return {
        score: faces,
        summary: `A rudraksha with ${faces === 1 ? 'one face' : `${faces} faces`} goes with ${nakshatra}.`,
        sections: [
          ['Why', `${nakshatra} is ruled by ${grahaInWords(nakshatraLord(nakshatra))}, to whom ${faces} belongs.`],
          NO_PROMISE,
          ...moonTimeNote(birth),
        ],
      }
    },
  },

  'lucky-colour': {
    title: 'Lucky colour',
    async run(question) {
      const birth = await readBirth(question)
      const { sign } = moonOf(birth)
      const [first, second] = coloursOf(signLord(sign))
      return {
        summary: `Your colours are ${first.toLowerCase()} and ${second.toLowerCase()}.`,
        sections: [
          ['Why', `Your Moon is in ${sign}, ruled by ${grahaInWords(signLord(sign))}, whose colours these are.`],
          ...moonTimeNote(birth),
        ],
      }
    },
  },

  'baby-name-letter': {
    title: 'Baby name letter',
    async run(question) {
      const birth = await readBirth(question)
      const { nakshatra, pada } = moonOf(birth)
      return {
        summary: `A name may begin with ${nameSound(nakshatra, pada)}.`,
        sections: [
          ['Why', `The Moon stood in ${nakshatra}, pada ${pada}.`],
          ['All four of this nakshatra', `${nameSounds(nakshatra).join(', ')}.`],
          ...moonTimeNote(birth),
        ],
      }
    },
  },
}
