import { expect, test } from 'vitest'
import { readBirthDetails } from './birth-details.ts'
import { detectLanguage } from './reply-language.ts'
import { readTopic } from './topic.ts'

test.each([
  ['When will I get married?', 'marriage'],
  ['Will I get a promotion?', 'career'],
  ['I am worried about my loan', 'money'],
  ['UPSC exam result', 'education'],
  ['my mother and me', 'family'],
  ['will my visa come', 'travel'],
  ['thanks a lot', 'thanks'],
  ['bye', 'goodbye'],
  ['Namaste guruji', 'greeting'],
  ['give me your whatsapp', 'contact'],
  ['are you a bot', 'doubt'],
  ['how much do you charge', 'price'],
  ['मेरी नौकरी', 'career'],
  ['धन्यवाद', 'thanks'],
  ['what is my moon sign', 'birth'],
  ['shaadi kab hogi', 'marriage'],
  ['the sky is blue', 'other'],
  ['', 'other'],
] as const)('%s is about %s', (text, topic) => expect(readTopic(text)).toBe(topic))

test.each([
  ['14/08/1994 06:20', '14/08/1994', '06:20'],
  ['born on 3rd March 1988 at 7 pm', '3rd March 1988', '7 pm'],
  ['12 अगस्त 1990', '12 अगस्त 1990', null],
  ['1990-01-31', '1990-01-31', null],
  ['no idea', null, null],
])('%s has date %s and time %s', (text, date, time) => expect(readBirthDetails(text)).toEqual({ date, time }))

test.each([
  ['Hello, how are you', 'english'],
  ['meri shaadi kab hogi', 'hinglish'],
  ['नमस्ते', 'hindi'],
  ['Namaste guruji', null],
  ['12345 😀', null],
])('%s is %s', (text, language) => expect(detectLanguage(text)).toBe(language))
