import { birthChart, instantOf } from '@tarapath/jyotish'

/** The day and the place of the birth that most articles work out. */
export const BIRTH = {
  date: '1994-08-17',
  place: { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' },
} as const

export const bornAt = (time: string) => birthChart(instantOf(BIRTH.date, time, BIRTH.place.timezone), BIRTH.place)

export const degrees = (value: number): string =>
  `${Math.floor(value)}°${String(Math.floor((value % 1) * 60)).padStart(2, '0')}′`
