import {
  coloursOf,
  gemstoneOf,
  nakshatraLord,
  nameSound,
  nameSounds,
  rudrakshaFaces,
  signLord,
} from '@tarapath/jyotish'
import { formatGraha } from '../format.ts'
import type { Calculators } from './calculator.ts'
import { readChart } from './read-chart.ts'
import { moonAtBirth, unknownTimeSections } from './moon-at-birth.ts'
import { readBirth } from './read-birth.ts'

const DISCLAIMER = ['Good to know', 'A custom, not a promise. Nothing has to be bought.'] as const

export const remedy: Calculators = {
  gemstone: {
    title: 'Gemstone',
    async run(input) {
      const { sign } = (await readChart(input)).chart.ascendant
      const stone = gemstoneOf(signLord(sign))
      return {
        summary: `The stone of a ${sign} lagna is ${stone.name.toLowerCase()} (${stone.sanskrit}).`,
        sections: [
          ['Why', `${sign} rises in your chart and is ruled by ${formatGraha(signLord(sign))}, whose stone it is.`],
          ['How it is worn', `In ${stone.metal}, on the ${stone.finger}, first on a ${stone.weekday}.`],
          ['In its place', `${stone.substitute} costs less and is used in the same way.`],
          DISCLAIMER,
        ],
      }
    },
  },

  rudraksha: {
    title: 'Rudraksha',
    async run(input) {
      const birth = await readBirth(input)
      const { nakshatra } = moonAtBirth(birth)
      const faces = rudrakshaFaces(nakshatraLord(nakshatra))
      return {
        score: faces,
        summary: `A rudraksha with ${faces === 1 ? 'one face' : `${faces} faces`} goes with ${nakshatra}.`,
        sections: [
          ['Why', `${nakshatra} is ruled by ${formatGraha(nakshatraLord(nakshatra))}, to whom ${faces} belongs.`],
          DISCLAIMER,
          ...unknownTimeSections(birth),
        ],
      }
    },
  },

  'lucky-colour': {
    title: 'Lucky colour',
    async run(input) {
      const birth = await readBirth(input)
      const { sign } = moonAtBirth(birth)
      const [first, second] = coloursOf(signLord(sign))
      return {
        summary: `Your colours are ${first.toLowerCase()} and ${second.toLowerCase()}.`,
        sections: [
          ['Why', `Your Moon is in ${sign}, ruled by ${formatGraha(signLord(sign))}, whose colours these are.`],
          ...unknownTimeSections(birth),
        ],
      }
    },
  },

  'baby-name-letter': {
    title: 'Baby name letter',
    async run(input) {
      const birth = await readBirth(input)
      const { nakshatra, pada } = moonAtBirth(birth)
      return {
        summary: `A name may begin with ${nameSound(nakshatra, pada)}.`,
        sections: [
          ['Why', `The Moon stood in ${nakshatra}, pada ${pada}.`],
          ['All four of this nakshatra', `${nameSounds(nakshatra).join(', ')}.`],
          ...unknownTimeSections(birth),
        ],
      }
    },
  },
}
