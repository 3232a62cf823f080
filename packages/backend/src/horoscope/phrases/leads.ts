import type { Tithi } from '@tarapath/jyotish'
import type { PeriodKind } from '../period.ts'

/** How a horoscope begins: `{when}`, `{star}`, `{house}` and `{mood}` are filled in. */
export const MOON_LEADS: readonly string[] = [
  'The Moon in {star} passes through your {house} house {when} and turns your mood to {mood}.',
  'With the Moon in {star}, your {house} house, your thoughts go to {mood} {when}.',
  '{when} the Moon is in {star}, your {house} house: a time for {mood}.',
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

/** What tradition says of the five kinds of tithi, which follow each other in this order. */
const TITHI_KINDS = [
  'glad to begin things',
  'good for steady work',
  'good for winning people over',
  'better for clearing up than for starting',
  'good for completing things',
] as const

const TITHIS = ['Pratipada', 'Dvitiya', 'Tritiya', 'Chaturthi', 'Panchami', 'Shashthi', 'Saptami', 'Ashtami', 'Navami']

/** "It is Ekadashi of the bright half, a lunar day that is glad to begin things." */
export function tithiSentence({ name, paksha }: Pick<Tithi, 'name' | 'paksha'>): string {
  const half = paksha === 'Shukla' ? 'bright' : 'dark'
  if (name === 'Purnima') return 'It is Purnima, the full moon, a lunar day that is good for completing things.'
  if (name === 'Amavasya') return 'It is Amavasya, the new moon, a lunar day for quiet and for thanks.'
  const late = ['Dashami', 'Ekadashi', 'Dvadashi', 'Trayodashi', 'Chaturdashi'].indexOf(name)
  const index = late < 0 ? TITHIS.indexOf(name) : late + 9
  return `It is ${name} of the ${half} half, a lunar day that is ${TITHI_KINDS[index % 5]}.`
}

export const RETROGRADES: Readonly<Record<PeriodKind, string>> = {
  day: '{names} is retrograde: a second look at old things is worth it.',
  week: '{names} is retrograde as the week begins: old threads can be picked up again.',
  month: '{names} is retrograde as the month begins: leave room for second thoughts.',
  year: '{names} is retrograde as the year begins: what was left open comes round again.',
}
