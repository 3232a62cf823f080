import { formatDay, formatTime } from '@tarapath/customer-core/platform'
import { kundliOf, type Birth } from '@tarapath/customer-core/horoscope'
import { angles, GRAHAS, instantOf, nakshatraAt, SIGNS, vimshottariDasha } from '@tarapath/jyotish'
import { BIRTH, bornAt } from './example-birth.ts'

const { date, place } = BIRTH
const STEP_MINUTES = 4
const TIMES = ['00:00', '06:45', '12:00', '18:00', '23:59'] as const

/** What of 17 August 1994 in Mumbai is the same for every time of birth, and what is not. */
export function exampleBirthTimes() {
  const first = bornAt('00:00')
  const last = bornAt('23:59')
  const { moon, isMoonUnsure } = kundliOf({ date, time: null } satisfies Birth, place)
  const changed = GRAHAS.filter((graha) => first.grahas[graha].sign !== last.grahas[graha].sign)
  return {
    moonSign: moon.sign,
    isMoonUnsure,
    noonNakshatra: moon.nakshatra,
    lagnas: lagnas(),
    changed: changed.map((graha) => ({
      graha,
      from: first.grahas[graha].sign,
      to: last.grahas[graha].sign,
    })),
    same: GRAHAS.length - changed.length,
    nakshatraEnd: formatTime(nakshatraAt(instantOf(date, '06:45', place.timezone)).end),
    births: TIMES.map((time) => birthAt(time)),
  }
}

/** How many signs rise on the day, and for how many minutes the quickest and the slowest. */
function lagnas() {
  const steps = (24 * 60) / STEP_MINUTES
  const signs = Array.from({ length: steps }, (_, step) => lagnaAt(clockOf(step * STEP_MINUTES)))
  const stays = SIGNS.map((sign) => signs.filter((one) => one === sign).length * STEP_MINUTES)
  return { count: new Set(signs).size, shortest: Math.min(...stays), longest: Math.max(...stays) }
}

const lagnaAt = (time: string) => angles(instantOf(date, time, place.timezone), place).ascendant.sign

function birthAt(time: string) {
  const chart = bornAt(time)
  const { nakshatra, pada, longitude } = chart.grahas.Moon
  const moonDasha = vimshottariDasha(longitude, chart.date).find(({ lord }) => lord === 'Moon')
  return {
    time: formatTime(chart.date),
    lagna: chart.ascendant.sign,
    nakshatra: `${nakshatra}, pada ${pada}`,
    moonDasha: moonDasha ? formatDay(moonDasha.start) : '',
  }
}

const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
