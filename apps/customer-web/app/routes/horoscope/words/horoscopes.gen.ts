// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface HoroscopesWords {
  horoscope: string
  today: string
  todayNotLoaded: string
  todayTitle: string
  todayDescription: string
  titleOf(values: { horoscope: string | number }): string
  descriptionOf(values: { horoscope: string | number }): string
  types: string
  period(values: { from: string | number; to: string | number }): string
  lord(values: { planet: string | number }): string
  sunDates(values: { from: string | number; to: string | number }): string
  whichSign: string
}

const english: HoroscopesWords = {
  horoscope: "Horoscope",
  today: "Today’s horoscope",
  todayNotLoaded: "Today’s horoscope did not load",
  todayTitle: "Today’s horoscope for all 12 signs",
  todayDescription: "Today’s horoscope for all 12 signs, from computed planet positions, with the reason for every section.",
  titleOf: (d) => d.horoscope + " for all 12 signs",
  descriptionOf: (d) => d.horoscope + " for all 12 signs, from computed planet positions, with the reason for every section.",
  types: "Horoscopes",
  period: (d) => d.from + " to " + d.to,
  lord: (d) => "Lord: " + d.planet,
  sunDates: (d) => d.from + " – " + d.to,
  whichSign: "Read the horoscope of your Moon sign, which needs your birth time and place. If you do not know it, read your Sun sign by the dates above. They follow the sidereal zodiac used in India and can shift by a day from year to year."
}

export const horoscopesWords: () => HoroscopesWords = catalogue(english)
