// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface AlmanacWords {
  tithiName(values: { paksha: string | number; name: string | number }): string
  notOnThisDay: string
  dial(values: { from: string | number; to: string | number }): string
  yama: string
  gulika: string
  rahu: string
  abhijit: string
  sunrise(values: { time: string | number }): string
  sunset(values: { time: string | number }): string
  noDaylight: string
  tithi: string
  nakshatra: string
  yoga: string
  karana: string
  limbs: string
  until(values: { time: string | number }): string
  span(values: { from: string | number; to: string | number }): string
  times: string
  rahuKaal: string
  yamaganda: string
  gulikaKaal: string
  abhijitMuhurta: string
  notOnWednesday: string
  moonrise: string
  moonset: string
  days: string
  today: string
  countingMonth: string
  monthLegend: string
  varaAndMoon(values: { vara: string | number; sign: string | number }): string
  daylight(values: { hours: string | number; minutes: string | number }): string
  nowRuns(values: { name: string | number }): string
  choghadiyaOf(values: { name: string | number }): string
  nextGood: string
  monthNumbers: string
}

const english: AlmanacWords = {
  tithiName: (d) => d.paksha + " " + d.name,
  notOnThisDay: "not on this day",
  dial: (d) => "The daylight from sunrise to sunset. Rahu kaal is from " + d.from + " to " + d.to + ".",
  yama: "Yama",
  gulika: "Gulika",
  rahu: "Rahu",
  abhijit: "Abhijit",
  sunrise: (d) => "Sunrise " + d.time,
  sunset: (d) => "Sunset " + d.time,
  noDaylight: "The Sun does not rise or set here on this day, so the daylight has no parts.",
  tithi: "Tithi",
  nakshatra: "Nakshatra",
  yoga: "Yoga",
  karana: "Karana",
  limbs: "Limbs of the panchang and when they end",
  until: (d) => "until " + d.time,
  span: (d) => d.from + " – " + d.to,
  times: "Times of this day",
  rahuKaal: "Rahu kaal",
  yamaganda: "Yamaganda",
  gulikaKaal: "Gulika kaal",
  abhijitMuhurta: "Abhijit muhurta",
  notOnWednesday: "not used on a Wednesday",
  moonrise: "Moonrise",
  moonset: "Moonset",
  days: "Days",
  today: "Today",
  countingMonth: "Calculating…",
  monthLegend: "Under each day its tithi, the one at sunrise.",
  varaAndMoon: (d) => d.vara + " · Moon in " + d.sign,
  daylight: (d) => d.hours + " h " + d.minutes + " min of daylight",
  nowRuns: (d) => d.name + " now",
  choghadiyaOf: (d) => d.name + " choghadiya",
  nextGood: "Next good choghadiya",
  monthNumbers: "Numbers count from the new moon, and again from the full moon."
}

export const almanacWords: () => AlmanacWords = catalogue(english)
