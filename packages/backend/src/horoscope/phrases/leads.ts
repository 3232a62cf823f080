import type { Tithi } from '@tarapath/jyotish'
import type { PeriodKind } from '../period.ts'

/** Templates of the first sentence of a horoscope. */
export const MOON_LEADS: readonly string[] = [
  'The Moon in {nakshatra} passes through your {house} house {when} and turns your mood to {mood}.',
  'With the Moon in {nakshatra}, your {house} house, your thoughts go to {mood} {when}.',
  '{when} the Moon is in {nakshatra}, your {house} house: a time for {mood}.',
]

export const SUN_LEADS: readonly string[] = [
  '{when} the Sun starts out in your {house} house and keeps the light on {mood}.',
  'The Sun begins in your {house} house {when}, so much turns on {mood}.',
  'The Sun in your {house} house puts {mood} first {when}.',
]

export const YEAR_LEADS: readonly string[] = [
  'Jupiter begins the year in your {house} house and brings room for {mood}.',
  'The year opens with Jupiter in your {house} house, which is good company for {mood}.',
]

export const SATURN_LEADS: readonly string[] = [
  'Saturn, in your {house} house, rewards patient work on {mood}.',
  'Saturn in your {house} house asks for a steady hand with {mood}.',
]

/** The tradition has five kinds of tithi, which repeat in this order. */
const TITHI_QUALITIES = [
  'glad to begin things',
  'good for steady work',
  'good for winning people over',
  'better for clearing up than for starting',
  'good for completing things',
] as const

/** "It is Ekadashi of the bright half, a lunar day that is glad to begin things." */
export function tithiSentence({ name, number, paksha }: Pick<Tithi, 'name' | 'number' | 'paksha'>): string {
  const half = paksha === 'Shukla' ? 'bright' : 'dark'
  if (name === 'Purnima') return 'It is Purnima, the full moon, a lunar day that is good for completing things.'
  if (name === 'Amavasya') return 'It is Amavasya, the new moon, a lunar day for quiet and for thanks.'
  return `It is ${name} of the ${half} half, a lunar day that is ${TITHI_QUALITIES[((number - 1) % 15) % 5]}.`
}

export const RETROGRADES: Readonly<Record<PeriodKind, string>> = {
  day: '{graha} is retrograde: a second look at old things is worth it.',
  week: '{graha} is retrograde as the week begins: old threads can be picked up again.',
  month: '{graha} is retrograde as the month begins: leave room for second thoughts.',
  year: '{graha} is retrograde as the year begins: what was left open comes round again.',
}
