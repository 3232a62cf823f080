import type { Horoscope } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'

const horoscope = (sign: Horoscope['sign'], summary: string) => ({ sign, summary }) as Horoscope

test('the first sentence of each summary is kept', () => {
  expect(
    firstSentences([
      horoscope('leo', 'The Moon is at 3.5 degrees. It is Ekadashi.'),
      horoscope('aries', 'No full stop'),
      horoscope('libra', ''),
    ]),
  ).toEqual({ leo: 'The Moon is at 3.5 degrees.', aries: 'No full stop', libra: '' })
})
