import type { Graha } from '@tarapath/jyotish'
import type { Tone } from '../areas.ts'

/** Templates of the first sentence of a section, by its leading graha. */
export const OPENERS: Readonly<Record<Graha, Readonly<Record<Tone, readonly string[]>>>> = {
  Sun: {
    easy: [
      'The Sun lights up {theme}, and people notice.',
      'The Sun gives you confidence in {theme}.',
      'The Sun is well placed: a good time for {theme}.',
      'The Sun brings recognition through {theme}.',
    ],
    care: [
      'The Sun shines hard on {theme}; leave others room to shine too.',
      'Stay modest about {theme}; the Sun is in a demanding place.',
      'The Sun tests your pride over {theme}, so take the softer line.',
      'The Sun asks you to earn respect slowly through {theme}.',
    ],
  },
  Moon: {
    easy: [
      'The Moon makes room for {theme}.',
      'The Moon is in a friendly place and supports {theme}.',
      'The Moon brings a gentle ease to {theme}.',
      'Follow your heart towards {theme}; the Moon is with you.',
    ],
    care: [
      'The Moon makes you sensitive about {theme}; go at your own pace.',
      'Moods may change quickly around {theme}, as the Moon does.',
      'The Moon asks you to listen first when it comes to {theme}.',
      'Feelings run high around {theme}; let the Moon move on before you decide.',
    ],
  },
  Mars: {
    easy: [
      'Mars gives you energy for {theme}.',
      'Mars clears the way for {theme}.',
      'Mars puts real drive behind {theme}.',
      'Be bold with {theme}; Mars backs you.',
    ],
    care: [
      'Mars is impatient about {theme}; count to ten, then answer.',
      'Mars wants to rush {theme}, but you need not.',
      'With Mars stirring up {theme}, a soft tone goes further than a strong one.',
      'Save your energy around {theme}; Mars spends it fast.',
    ],
  },
  Mercury: {
    easy: [
      'Mercury finds you the right words for {theme}.',
      'Mercury brings clear thinking to {theme}.',
      'Ask questions about {theme}; Mercury brings good answers.',
      'Mercury makes light work of {theme}.',
    ],
    care: [
      'Mercury scatters your attention around {theme}; write things down.',
      'Check twice when it comes to {theme}; Mercury is in a hurry.',
      'Mercury asks for one thing at a time with {theme}.',
      'Words about {theme} are easily misread under Mercury; keep them simple.',
    ],
  },
  Jupiter: {
    easy: [
      'Jupiter is generous with {theme}.',
      'Jupiter sends good advice about {theme}.',
      'Luck leans towards {theme}, with Jupiter well placed.',
      'Jupiter opens doors through {theme}.',
    ],
    care: [
      'Jupiter teaches patience with {theme}.',
      'Jupiter promises a lot around {theme}; choose the part you can keep.',
      'Jupiter works slowly on {theme}, from the root up.',
      'Keep a sense of measure about {theme}; Jupiter tends to overdo it.',
    ],
  },
  Venus: {
    easy: [
      'Venus sweetens {theme}.',
      'Venus brings charm to {theme}.',
      'Enjoy {theme}; Venus is in a kind place.',
      'Venus smiles on {theme}.',
    ],
    care: [
      'Venus is choosy about {theme}; enough is as good as plenty.',
      'Venus asks for tact around {theme}.',
      'Be gentle with yourself about {theme}; Venus takes her time.',
      'Expect less from {theme} and enjoy it more, as Venus advises.',
    ],
  },
  Saturn: {
    easy: [
      'Saturn rewards steady work on {theme}.',
      'Saturn puts firm ground under {theme}.',
      'Patience with {theme} pays off, and Saturn keeps the account.',
      'Saturn lets you build on {theme}, step by step.',
    ],
    care: [
      'Saturn goes slowly with {theme}, so that nothing is forgotten.',
      'Saturn asks for a modest plan around {theme}.',
      'Go step by step with {theme}; Saturn has time.',
      'Take {theme} seriously but not heavily; Saturn only asks for patience.',
    ],
  },
  Rahu: {
    easy: [
      'Rahu opens an unusual door to {theme}.',
      'Rahu makes you curious about {theme}, and something new turns up.',
      'Rahu brings a fresh angle on {theme}.',
      'Try a new way with {theme}; Rahu likes the unusual.',
    ],
    care: [
      'Rahu paints {theme} in bright colours; look again in daylight.',
      'Rahu makes {theme} look urgent. Sleep on it.',
      'Keep things simple with {theme}, because Rahu likes to complicate.',
      'Ask a level-headed friend about {theme}; Rahu can exaggerate.',
    ],
  },
  Ketu: {
    easy: [
      'Ketu makes {theme} light and simple.',
      'Ketu shows you what really matters in {theme}.',
      'With Ketu well placed, nothing about {theme} needs to be rushed.',
      'Ketu helps you trust your instinct about {theme}.',
    ],
    care: [
      'Ketu takes your mind off {theme}; one small gesture brings it back.',
      'Ketu asks for a quiet look at {theme}.',
      'You may want more quiet around {theme} while Ketu is there, and that is fine.',
      'Hold {theme} lightly; Ketu prefers simple things.',
    ],
  },
}

/** Templates of the third sentence of a section, about a second graha. */
export const SUPPORTING_PHRASES: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    '{graha} helps through {theme}.',
    'There is support from {graha} too, through {theme}.',
    '{graha} is on your side with {theme}.',
    'You can count on {theme}, which {graha} favours.',
    'Make the most of {theme}, where {graha} is strong.',
    '{graha} adds a little luck with {theme}.',
  ],
  care: [
    '{graha} asks for more time with {theme}.',
    'Go gently with {theme}, where {graha} is less settled.',
    '{graha} suggests patience with {theme}.',
    'There is no hurry with {theme}; {graha} moves at its own pace.',
    'Keep expectations light around {theme}, as {graha} asks.',
    'Leave a little room around {theme}, for the sake of {graha}.',
  ],
}

/** Templates of a sentence on an ingress within the period. */
export const INGRESS_PHRASES: readonly string[] = [
  'From {date} {graha} turns to {theme}.',
  'On {date} {graha} moves on and brings {theme} into focus.',
  'After {date} {graha} has more to say about {theme}.',
]
