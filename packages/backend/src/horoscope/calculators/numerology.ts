import {
  bhagyank,
  coloursOf,
  grahaOfNumber,
  loShuGrid,
  luckyNumbers,
  mulank,
  nameNumber,
  type Digit,
} from '@tarapath/jyotish'
import { formatGraha } from '../format.ts'
import type { Calculators, CalculatorResult } from './calculator.ts'
import { readBirthDate } from './read-birth.ts'
import { readName } from './read-name.ts'

/** One sentence on the traditional character of each number. */
const NUMBER_TRAITS: Readonly<Record<Digit, string>> = {
  1: 'Likes to lead and to be trusted with the whole of a thing.',
  2: 'Feels what others feel and works best in a pair.',
  3: 'Learns, teaches and keeps good company.',
  4: 'Sees it differently and builds with patience.',
  5: 'Talks, trades and moves about with ease.',
  6: 'Cares for beauty, comfort and the people at the table.',
  7: 'Thinks by itself and likes to look behind things.',
  8: 'Works long, keeps order and arrives late but surely.',
  9: 'Begins with courage and stands up for others.',
}

function numberResult(number: Digit, summary: string): CalculatorResult {
  const graha = grahaOfNumber(number)
  return {
    score: number,
    summary,
    sections: [
      [`Number ${number}`, NUMBER_TRAITS[number]],
      ['Graha', `${number} belongs to ${formatGraha(graha)}.`],
      ['Colours', `${coloursOf(graha).join(' and ')}.`],
    ],
  }
}

export const numerology: Calculators = {
  mulank: {
    title: 'Mulank',
    run(input) {
      const number = mulank(readBirthDate(input))
      return numberResult(number, `Your mulank is ${number}, from the day of the month.`)
    },
  },

  bhagyank: {
    title: 'Bhagyank',
    run(input) {
      const number = bhagyank(readBirthDate(input))
      return numberResult(number, `Your bhagyank is ${number}, from the whole date.`)
    },
  },

  'name-number': {
    title: 'Name number',
    run({ body }) {
      const name = readName(body.name, 'name')
      const { compound, number } = nameNumber(name)
      return numberResult(number, `${name} adds up to ${compound} in Chaldean numbers: ${number}.`)
    },
  },

  'lo-shu-grid': {
    title: 'Lo Shu grid',
    run(input) {
      const { rows, missing, fullLines } = loShuGrid(readBirthDate(input))
      const cell = ({ digit, count }: { digit: Digit; count: number }) =>
        count === 0 ? '–' : String(digit).repeat(count)
      return {
        summary:
          fullLines.length > 0
            ? `Full lines: ${fullLines.join(', ')}.`
            : 'No line of the square is full, which is common.',
        sections: [
          ...rows.map((row, index) => [`Row ${index + 1}`, row.map(cell).join('  ')] as const),
          ['Not in the date', missing.length > 0 ? `${missing.join(', ')}.` : 'Every number is there.'],
        ],
      }
    },
  },

  'lucky-number': {
    title: 'Lucky number',
    run(input) {
      const { main, friendly } = luckyNumbers(readBirthDate(input))
      return {
        score: main,
        summary: `Your lucky number is ${main}.`,
        sections: [
          ['Friendly numbers', `${friendly.join(', ')}.`],
          ['Why', `${main} is the number of your birthday and belongs to ${formatGraha(grahaOfNumber(main))}.`],
        ],
      }
    },
  },
}
