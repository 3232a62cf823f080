import type { Graha } from '@tarapath/jyotish'
import type { Tone } from '../areas.ts'

/** How each graha speaks of a theme at a time: `{theme}` and `{when}` are filled in. */
export const OPENERS: Readonly<Record<Graha, Readonly<Record<Tone, readonly string[]>>>> = {
  Sun: {
    easy: [
      'The Sun puts a clear light on {theme} {when}.',
      'The Sun gives weight to {theme} {when}, and people notice.',
      'You can stand by {theme} {when} with the Sun behind you.',
    ],
    care: [
      'The Sun is bright on {theme} {when}; leave others room to shine too.',
      'The Sun asks for a little modesty about {theme} {when}.',
      'Look at {theme} in a softer light {when}; the Sun can wait.',
    ],
  },
  Moon: {
    easy: [
      'The Moon makes room for {theme} {when}.',
      'Feelings run smoothly around {theme} {when}, with the Moon in a friendly place.',
      'The Moon brings a gentle tide to {theme} {when}.',
    ],
    care: [
      'The Moon makes you tender about {theme} {when}; go at your own pace.',
      'Moods may change quickly around {theme} {when}, as the Moon does.',
      'The Moon asks you to listen first when it comes to {theme} {when}.',
    ],
  },
  Mars: {
    easy: [
      'Mars lends you energy for {theme} {when}.',
      'Mars clears the way for {theme} {when}.',
      'There is a welcome push behind {theme} {when}, thanks to Mars.',
    ],
    care: [
      'Mars is quick around {theme} {when}; count to ten, then answer.',
      'Mars wants to hurry {theme} {when}. You need not.',
      'With Mars near {theme} {when}, a soft tone goes further than a strong one.',
    ],
  },
  Mercury: {
    easy: [
      'Mercury finds the right words for {theme} {when}.',
      'Mercury keeps {theme} clear and light {when}.',
      'A good question leads to {theme} {when}, and Mercury helps you to ask it.',
    ],
    care: [
      'Mercury scatters attention around {theme} {when}; write things down.',
      'Look twice at {theme} {when}; Mercury likes to skip a line.',
      'Mercury asks for one thing at a time around {theme} {when}.',
    ],
  },
  Jupiter: {
    easy: [
      'Jupiter is generous with {theme} {when}.',
      'Jupiter sends good counsel about {theme} {when}.',
      'Luck leans towards {theme} {when}, with Jupiter well placed.',
    ],
    care: [
      'Jupiter teaches patience with {theme} {when}.',
      'Jupiter promises much around {theme} {when}; choose the part you can keep.',
      'Jupiter lets {theme} grow slowly {when}, from the root.',
    ],
  },
  Venus: {
    easy: [
      'Venus sweetens {theme} {when}.',
      'Venus brings charm to {theme} {when}.',
      'There is beauty to be found in {theme} {when}, with Venus close by.',
    ],
    care: [
      'Venus is choosy about {theme} {when}; enough is as good as plenty.',
      'Venus asks for tact around {theme} {when}.',
      'Be as gracious to yourself as to others about {theme} {when}, as Venus would.',
    ],
  },
  Saturn: {
    easy: [
      'Saturn rewards steady care of {theme} {when}.',
      'Saturn puts firm ground under {theme} {when}.',
      'Patience with {theme} pays {when}, and Saturn keeps the account.',
    ],
    care: [
      'Saturn goes slowly with {theme} {when}, so that nothing is forgotten.',
      'Saturn asks for a modest plan around {theme} {when}.',
      'Go step by step with {theme} {when}; Saturn has time.',
    ],
  },
  Rahu: {
    easy: [
      'Rahu opens an unusual door to {theme} {when}.',
      'Something new about {theme} catches your eye {when}, and Rahu is curious with you.',
      'Rahu brings fresh company to {theme} {when}.',
    ],
    care: [
      'Rahu puts bright colours on {theme} {when}; look once more in daylight.',
      'Rahu makes {theme} look urgent {when}. Sleep on it.',
      'Keep it simple with {theme} {when}, because Rahu likes to complicate.',
    ],
  },
  Ketu: {
    easy: [
      'Ketu makes {theme} light and simple {when}.',
      'Ketu shows what matters in {theme} {when}.',
      'With Ketu well placed, nothing about {theme} needs to be hurried {when}.',
    ],
    care: [
      'Ketu takes your mind off {theme} {when}; one small gesture brings it back.',
      'Ketu asks for a quiet look at {theme} {when}.',
      'You may want more quiet around {theme} {when}, and that is fine; Ketu prefers simple things.',
    ],
  },
}

/** The second voice in a paragraph: `{graha}` and `{theme}` are filled in. */
export const SECOND_VOICES: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    '{graha} adds its help through {theme}.',
    'There is support from {graha} as well, by way of {theme}.',
    '{graha} keeps {theme} on your side.',
    'Lean on {theme}, which {graha} favours.',
  ],
  care: [
    '{graha} would like more time for {theme}.',
    'Keep a calmer hour for {theme}, since {graha} is busy there.',
    '{graha} suggests patience with {theme}.',
    'There is no hurry with {theme} while {graha} makes up its mind.',
  ],
}

/** A change of sign within the period: `{graha}`, `{date}` and `{theme}` are filled in. */
export const MOVES: readonly string[] = [
  'From {date} {graha} turns to {theme}.',
  'On {date} {graha} moves on, and the weight goes to {theme}.',
  'After {date} {graha} has more to say about {theme}.',
]
