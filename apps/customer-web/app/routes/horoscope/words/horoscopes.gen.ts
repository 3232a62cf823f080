// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface HoroscopesWords {
  periods: string
  yesterday: string
  today: string
  tomorrow: string
  week: string
  month: string
  year: string
  horoscope: string
  ofYesterday: string
  ofToday: string
  ofTomorrow: string
  ofWeek: string
  ofMonth: string
  ofYear: string
  ofOneYear(values: { year: string | number }): string
  findSign: string
  yourSign: string
  todayNotLoaded: string
  titleOf(values: { horoscope: string | number }): string
  descriptionOf(values: { horoscope: string | number }): string
  period(values: { from: string | number; to: string | number }): string
  bothNames(values: { english: string | number; sanskrit: string | number }): string
  lord(values: { planet: string | number }): string
  sunDates(values: { from: string | number; to: string | number }): string
  whichSign: string
}

const english: HoroscopesWords = {
  periods: "Periods",
  yesterday: "Yesterday",
  today: "Today",
  tomorrow: "Tomorrow",
  week: "Week",
  month: "Month",
  year: "Year",
  horoscope: "Horoscope",
  ofYesterday: "Yesterday’s horoscope",
  ofToday: "Today’s horoscope",
  ofTomorrow: "Tomorrow’s horoscope",
  ofWeek: "Weekly horoscope",
  ofMonth: "Monthly horoscope",
  ofYear: "Yearly horoscope",
  ofOneYear: (d) => "Horoscope " + d.year,
  findSign: "Find your Sun sign by birth date",
  yourSign: "Your sign:",
  todayNotLoaded: "Today’s horoscope did not load",
  titleOf: (d) => d.horoscope + " for all 12 signs",
  descriptionOf: (d) => d.horoscope + " for all 12 signs, from computed planet positions, with the reason for every section.",
  period: (d) => d.from + " to " + d.to,
  bothNames: (d) => d.english + " (" + d.sanskrit + ")",
  lord: (d) => "Lord: " + d.planet,
  sunDates: (d) => d.from + " – " + d.to,
  whichSign: "Read the horoscope of your Moon sign, which needs your birth time and place. If you do not know it, use the dates above to read your Sun sign. The dates follow the sidereal zodiac used in India and can shift by a day from year to year."
}

export const horoscopesWords: () => HoroscopesWords = catalogue(english)
