import {
  birthChart,
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
import { grahaInWords, ordinal } from '../in-words.ts'
import type { Calculators, Finding, Question } from './calculator.ts'
import { moonOf, moonTimeNote } from './moon-at-birth.ts'
import { readBirth, readPlacedBirth, type Birth } from './read-birth.ts'
import {
  chartInWords,
  chartReply,
  dateThere,
  degreesInWords,
  housesInWords,
  periodReply,
  positionInWords,
} from './say.ts'
import { SIGN_NATURES } from './sign-natures.ts'

export const kundli: Calculators = {
  'birth-chart': {
    title: 'Birth chart',
    async run(question) {
      const { chart, birth } = await chartOf(question)
      return {
        summary: chartInWords(chart),
        sections: [
          [
            'Lagna',
            `${chart.ascendant.sign} ${degreesInWords(chart.ascendant.degrees)}. ${SIGN_NATURES[chart.ascendant.sign]}`,
          ],
          ['Moon', `${positionInWords(chart.grahas.Moon)}. ${SIGN_NATURES[chart.grahas.Moon.sign]}`],
          ['Sun', `${positionInWords(chart.grahas.Sun)}. ${SIGN_NATURES[chart.grahas.Sun.sign]}`],
          ['Houses', housesInWords(chart.houses)],
          ['Running period', runningPeriod(dashasOf(chart), question.now, birth)],
        ],
        chart: chartReply(chart.houses),
      }
    },
  },

  'moon-sign': {
    title: 'Moon sign',
    async run(question) {
      const birth = await readBirth(question)
      const moon = moonOf(birth)
      return {
        summary: `Your Moon sign is ${moon.sign}.`,
        sections: [
          [moon.sign, SIGN_NATURES[moon.sign]],
          ['Ruler', `${moon.sign} is ruled by ${grahaInWords(signLord(moon.sign))}.`],
          ['Moon', `${moon.sign} ${degreesInWords(moon.degrees)}, ${moon.nakshatra} pada ${moon.pada}.`],
          ...moonTimeNote(birth),
        ],
      }
    },
  },

  'sun-sign': {
    title: 'Sun sign',
    async run(question) {
      const { instant } = await readBirth(question)
      const { sign, degrees } = zodiacPoint(siderealLongitude('Sun', instant))
      return {
        summary: `Your Sun sign is ${sign} in the sidereal zodiac of India.`,
        sections: [
          [sign, SIGN_NATURES[sign]],
          ['Ruler', `${sign} is ruled by ${grahaInWords(signLord(sign))}.`],
          ['Sun', `${sign} ${degreesInWords(degrees)}. Newspapers count about 24° further, from the spring equinox.`],
        ],
      }
    },
  },

  ascendant: {
    title: 'Ascendant',
    async run(question) {
      const { chart } = await chartOf(question)
      const { sign, degrees, nakshatra } = chart.ascendant
      return {
        summary: `Your lagna is ${sign}.`,
        sections: [
          [sign, SIGN_NATURES[sign]],
          [
            'Ruler',
            `${sign} is ruled by ${grahaInWords(signLord(sign))}, in your ${ordinal(chart.grahas[signLord(sign)].house)} house.`,
          ],
          [
            'Degree',
            `${degreesInWords(degrees)} of ${sign}, in ${nakshatra}. It moves a degree in about four minutes.`,
          ],
        ],
        chart: chartReply(chart.houses),
      }
    },
  },

  nakshatra: {
    title: 'Nakshatra',
    async run(question) {
      const birth = await readBirth(question)
      const { nakshatra, pada, sign } = moonOf(birth)
      return {
        summary: `You were born under ${nakshatra}, pada ${pada}.`,
        sections: [
          ['Nakshatra', `The Moon stood in ${nakshatra}, in ${sign}.`],
          [
            'Ruler',
            `${nakshatra} is ruled by ${grahaInWords(nakshatraLord(nakshatra))}, whose period was the first of your life.`,
          ],
          ['First sounds', `Names begin with ${nameSounds(nakshatra).join(', ')}, by pada.`],
          ...moonTimeNote(birth),
        ],
      }
    },
  },

  navamsa: {
    title: 'Navamsa',
    async run(question) {
      const houses = navamsaChart((await chartOf(question)).chart)
      return {
        summary: `Your navamsa rises in ${houses[0]?.sign}.`,
        sections: [
          [
            'What it is',
            'Each sign is cut in nine parts, and each part is a sign of its own. It is read for partnership and for what ripens late.',
          ],
          ['Houses', housesInWords(houses)],
        ],
        chart: chartReply(houses),
      }
    },
  },

  'planetary-positions': {
    title: 'Planetary positions',
    async run(question) {
      const { chart } = await chartOf(question)
      return {
        summary: chartInWords(chart),
        sections: [
          ['Lagna', `${chart.ascendant.sign} ${degreesInWords(chart.ascendant.degrees)}`],
          ...GRAHAS.map((graha) => {
            const position = chart.grahas[graha]
            return [graha, `${positionInWords(position)}, ${ordinal(position.house)} house`] as const
          }),
        ],
        chart: chartReply(chart.houses),
      }
    },
  },

  'vimshottari-dasha': {
    title: 'Vimshottari dasha',
    async run(question): Promise<Finding> {
      const birth = await readBirth(question)
      const dashas = vimshottariDasha(moonOf(birth).longitude, birth.instant)
      return {
        summary: runningPeriod(dashas, question.now, birth),
        sections: [
          ...dashas.map(
            ({ lord, start, end, antardashas }) =>
              [
                `${lord}, ${dateThere(start, birth.timeZone)} to ${dateThere(end, birth.timeZone)}`,
                antardashas.map((part) => `${part.lord} until ${dateThere(part.end, birth.timeZone)}`).join('; ') + '.',
              ] as const,
          ),
          ...moonTimeNote(birth),
        ],
        periods: dashas.map((dasha) => periodReply(dasha.lord, dasha)),
      }
    },
  },
}

export async function chartOf(question: Question) {
  const birth = await readPlacedBirth(question)
  return { chart: birthChart(birth.instant, birth.place), birth }
}

const dashasOf = (chart: BirthChart) => vimshottariDasha(chart.grahas.Moon.longitude, chart.date)

function runningPeriod(dashas: readonly Mahadasha[], now: Date, { timeZone }: Birth): string {
  const great = dashaAt(dashas, now)
  const part = great && dashaAt(great.antardashas, now)
  if (!great || !part) return 'The 120 years of this dasha are over.'
  const until = dateThere(part.end, timeZone)
  return `The great period of ${grahaInWords(great.lord)} runs, and in it that of ${grahaInWords(part.lord)} until ${until}.`
}
