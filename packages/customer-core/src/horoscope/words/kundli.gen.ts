// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface KundliWords {
  chartStyle: string
  labels: string
  north: string
  south: string
  east: string
  chartInStyle(values: { title: string | number; style: string | number }): string
  lagna: string
  rashi: string
  nakshatra: string
  moon: string
  withPada(values: { nakshatra: string | number; pada: string | number }): string
  timeUnknown: string
  moonUnsure: string
  positions: string
  graha: string
  sign: string
  degree: string
  house: string
  retrograde: string
  Lagna: string
  Sun: string
  Moon: string
  Mars: string
  Mercury: string
  Jupiter: string
  Venus: string
  Saturn: string
  Rahu: string
  Ketu: string
  latin: string
  deva: string
  dasha: string
  either(values: { one: string | number; other: string | number }): string
  dashaTitle(values: { great: string | number; part: string | number }): string
  until(values: { day: string | number }): string
  dashaUnsure(values: { years: number }): string
  now: string
  dashaPicture(values: { title: string | number }): string
  greatPeriod: string
  periodOption(values: { name: string | number; from: string | number; to: string | number }): string
  partsOf(values: { name: string | number }): string
  from: string
  to: string
  dashaSharedBy(values: { name: string | number }): string
  dashaSpan(values: { from: string | number; to: string | number }): string
  dashaPassed(values: { percent: string | number }): string
}

const english: KundliWords = {
  chartStyle: "Chart style",
  labels: "Letters",
  north: "North",
  south: "South",
  east: "East",
  chartInStyle: (d) => d.title + ", " + d.style + " Indian chart. The table below has the positions.",
  lagna: "Lagna",
  rashi: "Rashi",
  nakshatra: "Nakshatra",
  moon: "Moon",
  withPada: (d) => d.nakshatra + ", pada " + d.pada,
  timeUnknown: "The birth time is not known, so the chart counts from the Moon at noon. Lagna and houses are left out.",
  moonUnsure: "The birth time is not known, so the chart counts from the Moon at noon. The Moon changed its sign on this day: with the time, the Rashi may be another one.",
  positions: "Positions",
  graha: "Planet",
  sign: "Sign",
  degree: "Degree",
  house: "House",
  retrograde: "retrograde",
  Lagna: "Lagna",
  Sun: "Sun",
  Moon: "Moon",
  Mars: "Mars",
  Mercury: "Mercury",
  Jupiter: "Jupiter",
  Venus: "Venus",
  Saturn: "Saturn",
  Rahu: "Rahu",
  Ketu: "Ketu",
  latin: "Su",
  deva: "सू",
  dasha: "Vimshottari dasha",
  either: (d) => d.one + " or " + d.other,
  dashaTitle: (d) => d.great + " – " + d.part + " dasha",
  until: (d) => "until " + d.day,
  dashaUnsure: (d) => "These dates are for a birth at noon. Another time on that day moves all of them, by up to " + plural(d.years, 0, en, { one: number("en-IN", d.years, 0) + " year", other: number("en-IN", d.years, 0) + " years" }) + ".",
  now: "now",
  dashaPicture: (d) => d.title + ". The table below has the dates.",
  greatPeriod: "Great period",
  periodOption: (d) => d.name + ", " + d.from + " to " + d.to,
  partsOf: (d) => "Periods within " + d.name,
  from: "From",
  to: "To",
  dashaSharedBy: (d) => d.name + " shared a period of your dasha",
  dashaSpan: (d) => d.from + " to " + d.to,
  dashaPassed: (d) => d.percent + "% has passed"
}

export const kundliWords: () => KundliWords = catalogue(english)
