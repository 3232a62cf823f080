import { kaalSarpDosha, mangalDosha, sadeSati, type SadeSatiPeriod, type Sign } from '@tarapath/jyotish'
import { ordinal } from '../format.ts'
import type { CalculatorResult, Calculators } from './calculator.ts'
import { readChart } from './read-chart.ts'
import { distinct, moonAtBirth, possiblePoints, unknownTimeSections } from './moon-at-birth.ts'
import { readBirth, type Birth } from './read-birth.ts'
import { chartReply, periodReply } from './replies.ts'
import { formatDate } from './format.ts'

const YEAR_MS = 365.25 * 86_400_000
const LAST_DAY = new Date('2099-12-31T00:00:00Z')

const PHASES = {
  rising: 'rising: Saturn in the sign before the Moon’s',
  peak: 'peak: Saturn in the sign of the Moon',
  setting: 'setting: Saturn in the sign after the Moon’s',
} as const

export const dosha: Calculators = {
  'mangal-dosha': {
    title: 'Mangal dosha',
    async run(input) {
      const { chart } = await readChart(input)
      const { fromLagna, fromMoon, isPresent, exceptions } = mangalDosha(chart)
      return {
        summary: isPresent
          ? 'Mars stands in one of the houses that tradition calls Mangal dosha.'
          : 'There is no Mangal dosha in this chart.',
        sections: [
          [
            'From the lagna',
            `Mars is in the ${ordinal(fromLagna.house)} house: ${fromLagna.isPresent ? 'counted' : 'not counted'}.`,
          ],
          [
            'From the Moon',
            `Mars is in the ${ordinal(fromMoon.house)} house: ${fromMoon.isPresent ? 'counted' : 'not counted'}.`,
          ],
          ...(exceptions.length > 0 ? [['What softens it', exceptions.join(' ')] as const] : []),
          [
            'How to take it',
            'About three charts in four have it by this rule. It speaks of a lively temper, which patience and plain talk serve well.',
          ],
        ],
        chart: chartReply(chart.houses),
      }
    },
  },

  'kaal-sarp-dosha': {
    title: 'Kaal Sarp dosha',
    async run(input) {
      const { chart } = await readChart(input)
      const { isPresent, name, onOneSide } = kaalSarpDosha(chart)
      const { Rahu, Ketu } = chart.grahas
      return {
        summary: isPresent
          ? `All seven visible grahas stand on one side of Rahu and Ketu: ${name} Kaal Sarp.`
          : 'There is no Kaal Sarp dosha in this chart.',
        sections: [
          [
            'The line',
            `Rahu is in ${Rahu.sign}, your ${ordinal(Rahu.house)} house, and Ketu in ${Ketu.sign}, your ${ordinal(Ketu.house)}.`,
          ],
          ['The sides', `${onOneSide} of seven grahas stand on the fuller side.`],
          [
            'How to take it',
            'The oldest texts do not know it. Those who read it see a life in which effort gathers before it shows.',
          ],
        ],
        chart: chartReply(chart.houses),
      }
    },
  },

  'sade-sati': {
    title: 'Sade sati',
    async run(input) {
      const birth = await readBirth(input)
      const moon = moonAtBirth(birth)
      const end = new Date(Math.min(birth.instant.getTime() + 100 * YEAR_MS, LAST_DAY.getTime()))
      const periods = sadeSati(moon.sign, birth.instant, end)
      const formatSpan = ({ start, end }: SadeSatiPeriod) =>
        `${formatDate(start, birth.timeZone)} to ${formatDate(end, birth.timeZone)}`
      const running = periods.find(({ start, end }) => start <= input.now && input.now < end)
      const next = periods.find(({ start }) => start > input.now)
      return {
        summary: running
          ? `Sade sati runs now for a Moon in ${moon.sign}, ${PHASES[running.phase]}, ${formatSpan(running)}.`
          : `Sade sati does not run now for a Moon in ${moon.sign}.${next ? ` It comes on ${formatDate(next.start, birth.timeZone)}.` : ''}`,
        sections: [
          ...periods.map(
            (period) => [formatSpan(period), `Saturn in ${period.sign}, ${PHASES[period.phase]}.`] as const,
          ),
          [
            'How to take it',
            'Seven and a half years in about thirty. Tradition calls them a time for steady work, fewer promises and good sleep.',
          ],
          ...otherSign(moon.sign, birth),
          ...unknownTimeSections(birth),
        ],
        periods: periods.map((period) => periodReply(period.phase, period)),
      }
    },
  },
}

/** A note that the Moon may have been in another sign, whose sade sati is at other times. */
function otherSign(sign: Sign, birth: Birth): CalculatorResult['sections'] {
  const others = distinct(possiblePoints('Moon', birth).map((moon) => moon.sign)).filter((other) => other !== sign)
  return others.map((other) => [
    'Without a time of birth',
    `This is for the Moon at noon. It was in ${other} too on that day: if you were born then, all of these dates are others.`,
  ])
}
