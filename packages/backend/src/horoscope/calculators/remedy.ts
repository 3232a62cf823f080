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
import { distinct, either, possiblePoints, unknownTimeSections } from './moon-at-birth.ts'
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
      const nakshatras = distinct(possiblePoints('Moon', birth).map(({ nakshatra }) => nakshatra)).map((nakshatra) => ({
        nakshatra,
        lord: nakshatraLord(nakshatra),
        faces: rudrakshaFaces(nakshatraLord(nakshatra)),
      }))
      const [first, ...others] = nakshatras
      return {
        ...(first && others.length === 0 ? { score: first.faces } : {}),
        summary: nakshatras
          .map(
            ({ nakshatra, faces }) =>
              `A rudraksha with ${faces === 1 ? 'one face' : `${faces} faces`} goes with ${nakshatra}.`,
          )
          .join(' '),
        sections: [
          ...nakshatras.map(
            ({ nakshatra, lord, faces }) =>
              ['Why', `${nakshatra} is ruled by ${formatGraha(lord)}, to whom ${faces} belongs.`] as const,
          ),
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
      const signs = distinct(possiblePoints('Moon', birth).map(({ sign }) => sign))
      const colours = signs.map((sign) => coloursOf(signLord(sign)).slice(0, 2).join(' and ').toLowerCase())
      return {
        summary: `Your colours are ${either(colours)}.`,
        sections: [
          ...signs.map(
            (sign, at) =>
              [
                'Why',
                signs.length > 1
                  ? `Were your Moon in ${sign}, ruled by ${formatGraha(signLord(sign))}: ${colours[at]}.`
                  : `Your Moon is in ${sign}, ruled by ${formatGraha(signLord(sign))}, whose colours these are.`,
              ] as const,
          ),
          ...unknownTimeSections(birth),
        ],
      }
    },
  },

  'baby-name-letter': {
    title: 'Baby name letter',
    async run(input) {
      const birth = await readBirth(input)
      const moons = possiblePoints('Moon', birth)
      const nakshatras = distinct(moons.map(({ nakshatra }) => nakshatra))
      const pada = birth.isTimeKnown ? `, pada ${moons[0]?.pada}` : ''
      return {
        summary: `A name may begin with ${either(moons.map((moon) => nameSound(moon.nakshatra, moon.pada)))}.`,
        sections: [
          ['Why', `The Moon stood in ${either(nakshatras)}${pada}.`],
          ...nakshatras.map(
            (nakshatra) => [`All four of ${nakshatra}`, `${nameSounds(nakshatra).join(', ')}.`] as const,
          ),
          ...unknownTimeSections(birth),
        ],
      }
    },
  },
}
