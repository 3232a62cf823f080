import {
  dashaAt,
  GRAHAS,
  nakshatraLord,
  navamsaChart,
  nameSounds,
  signLord,
  siderealLongitude,
  vimshottariDasha,
  zodiacPoint,
  type BirthChart,
  type Mahadasha,
} from '@tarapath/jyotish'
import { formatGraha, ordinal } from '../format.ts'
import type { CalculatorResult, Calculators } from './calculator.ts'
import { moonAtBirth, unknownTimeSections } from './moon-at-birth.ts'
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
      const moon = moonAtBirth(birth)
      return {
        summary: `Your Moon sign is ${moon.sign}.`,
        sections: [
          [moon.sign, SIGN_TRAITS[moon.sign]],
          ['Ruler', `${moon.sign} is ruled by ${formatGraha(signLord(moon.sign))}.`],
          ['Moon', `${moon.sign} ${formatDegrees(moon.degrees)}, ${moon.nakshatra} pada ${moon.pada}.`],
          ...unknownTimeSections(birth),
        ],
      }
    },
  },

  'sun-sign': {
    title: 'Sun sign',
    async run(input) {
      const { instant } = await readBirth(input)
      const { sign, degrees } = zodiacPoint(siderealLongitude('Sun', instant))
      return {
        summary: `Your Sun sign is ${sign} in the sidereal zodiac of India.`,
        sections: [
          [sign, SIGN_TRAITS[sign]],
          ['Ruler', `${sign} is ruled by ${formatGraha(signLord(sign))}.`],
          ['Sun', `${sign} ${formatDegrees(degrees)}. Newspapers count about 24° further, from the spring equinox.`],
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
      const { nakshatra, pada, sign } = moonAtBirth(birth)
      return {
        summary: `You were born under ${nakshatra}, pada ${pada}.`,
        sections: [
          ['Nakshatra', `The Moon stood in ${nakshatra}, in ${sign}.`],
          [
            'Ruler',
            `${nakshatra} is ruled by ${formatGraha(nakshatraLord(nakshatra))}, whose period was the first of your life.`,
          ],
          ['First sounds', `Names begin with ${nameSounds(nakshatra).join(', ')}, by pada.`],
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
        summary: runningPeriod(dashas, input.now, birth),
        sections: [
          ...dashas.map(
            ({ lord, start, end, antardashas }) =>
              [
                `${lord}, ${formatDate(start, birth.timeZone)} to ${formatDate(end, birth.timeZone)}`,
                antardashas.map((part) => `${part.lord} until ${formatDate(part.end, birth.timeZone)}`).join('; ') +
                  '.',
              ] as const,
          ),
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
