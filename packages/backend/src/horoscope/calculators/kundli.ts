import {
  dashaAt,
  GRAHAS,
  nakshatraLord,
  navamsaChart,
  nameSounds,
  signLord,
  vimshottariDasha,
  type BirthChart,
  type Mahadasha,
  type ZodiacPoint,
} from '@tarapath/jyotish'
import { formatGraha, ordinal } from '../format.ts'
import type { CalculatorResult, Calculators } from './calculator.ts'
import { distinct, either, moonAtBirth, possiblePoints, unknownTimeSections } from './moon-at-birth.ts'
import { readBirth, type Birth } from './read-birth.ts'
import { readChart } from './read-chart.ts'
import { chartReply, periodReply } from './replies.ts'
import { formatChart, formatDate, formatDegrees, formatHouses, formatPosition } from './format.ts'
import { SIGN_TRAITS } from './sign-traits.ts'

export const kundli: Calculators = {
  'birth-chart': {
    title: 'Birth chart',
    async run(input) {
      const { chart, birth } = await readChart(input)
      return {
        summary: formatChart(chart),
        sections: [
          [
            'Lagna',
            `${chart.ascendant.sign} ${formatDegrees(chart.ascendant.degrees)}. ${SIGN_TRAITS[chart.ascendant.sign]}`,
          ],
          ['Moon', `${formatPosition(chart.grahas.Moon)}. ${SIGN_TRAITS[chart.grahas.Moon.sign]}`],
          ['Sun', `${formatPosition(chart.grahas.Sun)}. ${SIGN_TRAITS[chart.grahas.Sun.sign]}`],
          ['Houses', formatHouses(chart.houses)],
          ['Running period', runningPeriod(dashasOf(chart), input.now, birth)],
        ],
        chart: chartReply(chart.houses),
      }
    },
  },

  'moon-sign': {
    title: 'Moon sign',
    async run(input) {
      const birth = await readBirth(input)
      const moons = possiblePoints('Moon', birth)
      const [{ sign, degrees, nakshatra, pada }] = moons as [ZodiacPoint]
      return {
        summary: `Your Moon sign is ${either(moons.map((moon) => moon.sign))}.`,
        sections: [
          ...signSections(moons),
          [
            'Moon',
            birth.isTimeKnown
              ? `${sign} ${formatDegrees(degrees)}, ${nakshatra} pada ${pada}.`
              : `In ${either(moons.map((moon) => moon.nakshatra))}.`,
          ],
          ...unknownTimeSections(birth),
        ],
      }
    },
  },

  'sun-sign': {
    title: 'Sun sign',
    async run(input) {
      const birth = await readBirth(input)
      const suns = possiblePoints('Sun', birth)
      const [{ sign, degrees }] = suns as [ZodiacPoint]
      const signs = distinct(suns.map((sun) => sun.sign))
      const place = birth.isTimeKnown
        ? `${sign} ${formatDegrees(degrees)}.`
        : signs.length > 1
          ? `It left ${sign} on that day, so the time of birth matters.`
          : `In ${sign} all that day.`
      return {
        summary: `Your Sun sign is ${either(signs)} in the sidereal zodiac of India.`,
        sections: [
          ...signSections(suns),
          ['Sun', `${place} Newspapers count about 24° further, from the spring equinox.`],
        ],
      }
    },
  },

  ascendant: {
    title: 'Ascendant',
    async run(input) {
      const { chart } = await readChart(input)
      const { sign, degrees, nakshatra } = chart.ascendant
      return {
        summary: `Your lagna is ${sign}.`,
        sections: [
          [sign, SIGN_TRAITS[sign]],
          [
            'Ruler',
            `${sign} is ruled by ${formatGraha(signLord(sign))}, in your ${ordinal(chart.grahas[signLord(sign)].house)} house.`,
          ],
          ['Degree', `${formatDegrees(degrees)} of ${sign}, in ${nakshatra}. It moves a degree in about four minutes.`],
        ],
        chart: chartReply(chart.houses),
      }
    },
  },

  nakshatra: {
    title: 'Nakshatra',
    async run(input) {
      const birth = await readBirth(input)
      const moons = possiblePoints('Moon', birth)
      const nakshatras = distinct(moons.map(({ nakshatra }) => nakshatra))
      const pada = birth.isTimeKnown ? `, pada ${moons[0]?.pada}` : ''
      return {
        summary: `You were born under ${either(nakshatras)}${pada}.`,
        sections: [
          ['Nakshatra', `The Moon stood in ${either(nakshatras)}, in ${either(moons.map(({ sign }) => sign))}.`],
          ...nakshatras.flatMap((nakshatra) => [
            [
              'Ruler',
              `${nakshatra} is ruled by ${formatGraha(nakshatraLord(nakshatra))}, whose period ${nakshatras.length > 1 ? 'would be' : 'was'} the first of your life.`,
            ] as const,
            ['First sounds', `Names of ${nakshatra} begin with ${nameSounds(nakshatra).join(', ')}, by pada.`] as const,
          ]),
          ...unknownTimeSections(birth),
        ],
      }
    },
  },

  navamsa: {
    title: 'Navamsa',
    async run(input) {
      const houses = navamsaChart((await readChart(input)).chart)
      return {
        summary: `Your navamsa rises in ${houses[0]?.sign}.`,
        sections: [
          [
            'What it is',
            'Each sign is cut in nine parts, and each part is a sign of its own. It is read for partnership and for what ripens late.',
          ],
          ['Houses', formatHouses(houses)],
        ],
        chart: chartReply(houses),
      }
    },
  },

  'planetary-positions': {
    title: 'Planetary positions',
    async run(input) {
      const { chart } = await readChart(input)
      return {
        summary: formatChart(chart),
        sections: [
          ['Lagna', `${chart.ascendant.sign} ${formatDegrees(chart.ascendant.degrees)}`],
          ...GRAHAS.map((graha) => {
            const position = chart.grahas[graha]
            return [graha, `${formatPosition(position)}, ${ordinal(position.house)} house`] as const
          }),
        ],
        chart: chartReply(chart.houses),
      }
    },
  },

  'vimshottari-dasha': {
    title: 'Vimshottari dasha',
    async run(input): Promise<CalculatorResult> {
      const birth = await readBirth(input)
      const dashas = vimshottariDasha(moonAtBirth(birth).longitude, birth.instant)
      return {
        summary: birth.isTimeKnown ? runningPeriod(dashas, input.now, birth) : possiblePeriods(birth, input.now),
        sections: [
          ...dashas.map(
            ({ lord, start, end, antardashas }) =>
              [
                `${lord}, ${formatDate(start, birth.timeZone)} to ${formatDate(end, birth.timeZone)}`,
                antardashas.map((part) => `${part.lord} until ${formatDate(part.end, birth.timeZone)}`).join('; ') +
                  '.',
              ] as const,
          ),
          ...(birth.isTimeKnown
            ? []
            : [['For a birth at noon', 'Another time on that day moves all of these dates, by years.'] as const]),
          ...unknownTimeSections(birth),
        ],
        periods: dashas.map((dasha) => periodReply(dasha.lord, dasha)),
      }
    },
  },
}

const dashasOf = (chart: BirthChart) => vimshottariDasha(chart.grahas.Moon.longitude, chart.date)

function runningPeriod(dashas: readonly Mahadasha[], now: Date, { timeZone }: Birth): string {
  const mahadasha = dashaAt(dashas, now)
  const antardasha = mahadasha && dashaAt(mahadasha.antardashas, now)
  if (!mahadasha || !antardasha) return 'The 120 years of this dasha are over.'
  const until = formatDate(antardasha.end, timeZone)
  return `The great period of ${formatGraha(mahadasha.lord)} runs, and in it that of ${formatGraha(antardasha.lord)} until ${until}.`
}

/** The great periods that may run, for a birth whose time is not known. A date would say more than anybody knows. */
function possiblePeriods(birth: Birth, now: Date): string {
  const lords = possiblePoints('Moon', birth).flatMap(({ longitude }) => {
    const running = dashaAt(vimshottariDasha(longitude, birth.instant), now)
    return running ? [formatGraha(running.lord)] : []
  })
  if (lords.length === 0) return 'The 120 years of this dasha are over.'
  return distinct(lords).length > 1
    ? `The great period of ${either(lords)} runs, depending on the time of birth.`
    : `The great period of ${lords[0]} runs, whatever the time of birth.`
}

/** Traits and ruler of the sign, or of each that it may be. */
const signSections = (points: readonly ZodiacPoint[]) =>
  distinct(points.map(({ sign }) => sign)).flatMap((sign) => [
    [sign, SIGN_TRAITS[sign]] as const,
    ['Ruler', `${sign} is ruled by ${formatGraha(signLord(sign))}.`] as const,
  ])
