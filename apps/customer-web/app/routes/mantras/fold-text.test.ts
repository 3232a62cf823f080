import { expect, test } from 'vitest'
import { foldText, matches } from './fold-text.ts'

test.each(['gayatri', 'Gāyatrī', 'GAAYATRI', 'gaayatree', 'गायत्री', 'gaya', ' gayatri mantr ', 'गायत्री मंत्र'])(
  'the Gayatri Mantra is found by %s',
  (query) => expect(matches(foldText('Gayatri Mantra'), query)).toBe(true),
)

test.each([
  ['Om Namah Shivaya', 'शिवाय'],
  ['Om Namah Shivaya', 'om nama sivay'],
  ['Manojavam (Hanuman)', 'हनुमान'],
  ['Vakratunda Mahakaya', 'वक्रतुण्ड'],
  ['Saraswati Namastubhyam', 'सरस्वती'],
  ['Vishnu and Krishna', 'विष्णु'],
  ['Mahamrityunjaya Mantra', 'महामृत्युञ्जय'],
])('%s is found by %s', (title, query) => expect(matches(foldText(title), query)).toBe(true))

test.each(['lakshmi', 'ayatri', 'gayatri shiva', 'शिव'])('the Gayatri Mantra is not found by %s', (query) =>
  expect(matches(foldText('Gayatri Mantra'), query)).toBe(false),
)

test('an empty query finds everything', () => expect(matches(foldText('Gayatri Mantra'), ' ')).toBe(true))
