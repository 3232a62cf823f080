import type { Tithi } from '@tarapath/jyotish'

/** Templates of the sentences of a lead: twelve of each, so that the twelve signs of a period have different ones. */
export const MOON_LEADS: readonly string[] = [
  'The Moon in {nakshatra} passes through your {house} house {when} and turns your mood to {mood}.',
  'With the Moon in your {house} house, your thoughts go to {mood} {when}.',
  'Leave some room for {mood} {when}: the Moon is in {nakshatra}, your {house} house.',
  'You notice {mood} more than usual {when}, because the Moon is in your {house} house.',
  '{when} the Moon is in {nakshatra}, your {house} house: a good time for {mood}.',
  'What touches you {when} has to do with {mood}, as the Moon crosses your {house} house.',
  'The Moon brings {mood} into view {when}, from {nakshatra} in your {house} house.',
  'Your {house} house has the Moon {when}, so give your attention to {mood}.',
  'Expect {mood} to be on your mind {when}, with the Moon in {nakshatra} and your {house} house.',
  '{when}, start with {mood}, while the Moon is in your {house} house.',
  'From {nakshatra}, your {house} house, the Moon reminds you of {mood} {when}.',
  'A day for {mood}: {when} the Moon visits {nakshatra} in your {house} house.',
]

export const SUN_LEADS: readonly string[] = [
  '{when} the Sun starts out in your {house} house and keeps the light on {mood}.',
  'Take the lead {when} where it concerns {mood}; the Sun is in your {house} house.',
  'The Sun begins in your {house} house {when}, so much turns on {mood}.',
  'Your best hours {when} go to {mood}, with the Sun in your {house} house.',
  'The Sun in your {house} house puts {mood} first {when}.',
  'Others notice how you handle {mood} {when}, as the Sun lights your {house} house.',
  'Make plans {when} around {mood}, because the Sun begins in your {house} house.',
  'Your {house} house has the Sun {when}: keep {mood} in plain sight.',
  'Questions about {mood} get clearer {when}, with the Sun at first in your {house} house.',
  'With the Sun at work in your {house} house {when}, an effort for {mood} goes far.',
  'Energy returns to {mood} {when}, as the Sun passes your {house} house.',
  'There is warmth {when} for {mood}, from the Sun in your {house} house.',
]

export const JUPITER_LEADS: readonly string[] = [
  'Jupiter begins the year in your {house} house and brings room for {mood}.',
  'Growth {when} starts with {mood}, as Jupiter is first in your {house} house.',
  'The year opens with Jupiter in your {house} house, which is good company for {mood}.',
  'Your {house} house has Jupiter as the year begins, so think bigger about {mood}.',
  'Say yes to {mood} {when}: Jupiter starts in your {house} house.',
  'With Jupiter in your {house} house to begin with, the year gives you reasons to trust {mood}.',
  'Look for good advice on {mood} {when}; Jupiter begins in your {house} house.',
  'From your {house} house, Jupiter opens a wider view of {mood} {when}.',
  'Jupiter rewards learning about {mood} {when}, beginning in your {house} house.',
  'Give {mood} more time {when}, while Jupiter is in your {house} house.',
  'Hope comes {when} by way of {mood}, with Jupiter at first in your {house} house.',
  'The first weeks of the year find Jupiter in your {house} house and your attention on {mood}.',
]

export const SATURN_LEADS: readonly string[] = [
  'Saturn, in your {house} house, rewards patient work on {mood}.',
  'Go slowly with {mood}: Saturn is in your {house} house.',
  'Saturn in your {house} house asks for a steady hand with {mood}.',
  'With Saturn in your {house} house, take {mood} one step at a time.',
  'Keep your promises about {mood}, as Saturn passes your {house} house.',
  'Saturn teaches through {mood} from your {house} house.',
  'Your {house} house has Saturn, so make simple rules for {mood}.',
  'What you put off about {mood} can be finished now, with Saturn in your {house} house.',
  'A routine helps with {mood} while Saturn is in your {house} house.',
  'Saturn crosses your {house} house and asks you to be honest about {mood}.',
  'Be patient with {mood}; Saturn takes its time in your {house} house.',
  'Small steady efforts add up for {mood}, since Saturn is in your {house} house.',
]

/** `{at}` is "on 16 November" or "at about 2 pm", `{since}` is "16 November" or "about 2 pm". */
export const INGRESS_LEADS: readonly string[] = [
  'From {since} {graha} is in your {house} house, with {mood} in mind.',
  '{graha} moves on to your {house} house {at}, and with it your attention to {mood}.',
  'After {since}, with {graha} in your {house} house, turn to {mood}.',
  'A change comes {at}: {graha} enters your {house} house and brings up {mood}.',
  'Keep time for {mood} once {graha} is in your {house} house, from {since}.',
  'Your {house} house receives {graha} {at}, which opens a window for {mood}.',
  '{at} {graha} changes to your {house} house, so think of {mood} then.',
  'The focus shifts to {mood} {at}, as {graha} enters your {house} house.',
  'Later on, from {since}, {graha} in your {house} house draws you to {mood}.',
  'You may turn to {mood} from {since}, when {graha} comes to your {house} house.',
  'Expect talk of {mood} after {since}: {graha} is then in your {house} house.',
  'Begin something for {mood} {at}, when {graha} arrives in your {house} house.',
]

/** `{start}` is "on Friday" or "as the week begins". */
export const RETROGRADE_LEADS: readonly string[] = [
  '{graha} is retrograde in your {house} house {start}: a second look at {mood} is worth it.',
  'Go back over {mood} {start}, since {graha} is retrograde in your {house} house.',
  'Retrograde {graha} in your {house} house {start} lets you reopen a question about {mood}.',
  'Leave room for second thoughts about {mood} {start}, with {graha} retrograde in your {house} house.',
  'Your {house} house has {graha} retrograde {start}; what was left open about {mood} comes round again.',
  'With {graha} retrograde in your {house} house {start}, check what you assume about {mood}.',
  '{start} {graha} is retrograde in your {house} house, so review plans about {mood} before you change them.',
  'Old news about {mood} may return {start}: {graha} is retrograde in your {house} house.',
  'There is no hurry with {mood} {start} while {graha} is retrograde in your {house} house.',
  'Because {graha} is retrograde in your {house} house {start}, ask once more about {mood}.',
  'You can put something right about {mood} {start}, as {graha} moves back through your {house} house.',
  'Finish what you began about {mood}: {graha} is retrograde in your {house} house {start}.',
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
