import { formatDay, formatLongDay, formatTime } from '@tarapath/customer-core/platform'
import { panchang, rahuKaal, sunrise, tithiAt, type Tithi } from '@tarapath/jyotish'

const NAGPUR = { latitude: 21.1458, longitude: 79.0882 }
const DWARKA = { latitude: 22.2442, longitude: 68.9685 }
const KOHIMA = { latitude: 25.6747, longitude: 94.1086 }

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const FIRST_DAY = Date.parse('2026-11-23T00:00:00Z')
/** Enough days for a tithi that is skipped, one that is named twice, and one on which two towns differ. */
const DAYS = 40

const inIndia = (day: number) => ({
  date: new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10),
  utcOffsetMinutes: 330,
})

const nameOf = ({ paksha, name }: Pick<Tithi, 'paksha' | 'name'>): string => `${paksha} ${name}`

/** The panchang of 23 November 2026 in Nagpur, and what is unusual in the days after it. */
export function examplePanchang() {
  const day = inIndia(0)
  const { sunrise: rise, sunset, tithis, nakshatras, yogas, karanas, vara } = panchang(day, NAGPUR)
  const listed = (items: readonly { name: string; end: Date }[]) =>
    items.map(({ name, end }) => ({
      name,
      until: formatTime(end),
      isNextDay: formatDay(end) !== formatDay(rise ?? FIRST_DAY),
    }))
  const rahu = rahuKaal(day, NAGPUR)
  return {
    sunrise: formatTime(rise ?? FIRST_DAY),
    sunset: formatTime(sunset ?? FIRST_DAY),
    limbs: [
      { limb: 'Tithi', items: listed(tithis.map((tithi) => ({ name: nameOf(tithi), end: tithi.end }))) },
      { limb: 'Nakshatra', items: listed(nakshatras) },
      { limb: 'Yoga', items: listed(yogas) },
      { limb: 'Karana', items: listed(karanas) },
    ],
    vara: vara.name,
    rahu: { from: formatTime(rahu.start), to: formatTime(rahu.end) },
    ...lengths(),
    ...unusualDays(),
  }
}

/** The shortest and the longest tithi of the month. */
function lengths() {
  const hours = (tithi: Tithi) => (tithi.end.getTime() - tithi.start.getTime()) / HOUR_MS
  let tithi = tithiAt(new Date(FIRST_DAY))
  const all = Array.from({ length: 30 }, () => {
    tithi = tithiAt(new Date(tithi.end.getTime() + 60_000))
    return hours(tithi)
  })
  return { shortest: Math.min(...all).toFixed(1), longest: Math.max(...all).toFixed(1) }
}

function unusualDays() {
  const days = Array.from({ length: DAYS }, (_, day) => ({
    here: tithiAtSunrise(day, NAGPUR),
    east: tithiAtSunrise(day, KOHIMA),
    west: tithiAtSunrise(day, DWARKA),
    day: formatLongDay(`${inIndia(day).date}T12:00:00+05:30`),
  }))
  const stepTo = (index: number) => ((days[index]?.here.number ?? 0) - (days[index - 1]?.here.number ?? 0) + 30) % 30
  const skippedAt = days.findIndex((_, index) => index > 0 && stepTo(index) === 2)
  const repeatedAt = days.findIndex((_, index) => index > 0 && stepTo(index) === 0)
  const differing = days.find(({ east, west }) => east.number !== west.number)
  const before = days[skippedAt - 1]
  const skipped = before && tithiAt(new Date(before.here.end.getTime() + 60_000))
  return {
    skipped: skipped && {
      name: nameOf(skipped),
      from: formatTime(skipped.start),
      to: formatTime(skipped.end),
      day: before.day,
      next: days[skippedAt]?.day,
    },
    repeated: { name: nameOf(days[repeatedAt]!.here), day: days[repeatedAt]!.day, before: days[repeatedAt - 1]!.day },
    differing: differing && {
      day: differing.day,
      east: nameOf(differing.east),
      west: nameOf(differing.west),
      end: formatTime(differing.east.end),
    },
  }
}

function tithiAtSunrise(day: number, place: typeof NAGPUR): Tithi {
  return tithiAt(sunrise(inIndia(day), place) ?? new Date(FIRST_DAY))
}
