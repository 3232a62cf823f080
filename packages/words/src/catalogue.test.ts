import { afterEach, expect, test } from 'vitest'
import { catalogue, translateWith } from './index.ts'
import { devanagariText, pseudoWords } from './pseudo.ts'

interface WalletWords {
  recharge: string
  pay(values: { amount: string }): string
}

const walletWords = catalogue<WalletWords>({ recharge: 'Recharge', pay: ({ amount }) => `Pay ${amount}` })

afterEach(() => translateWith((english) => english))

test('words are English until another language is set', () => {
  expect(walletWords().recharge).toBe('Recharge')
  expect(walletWords().pay({ amount: '₹590' })).toBe('Pay ₹590')
})

test('the pseudo-locale is accented and longer, and keeps amounts', () => {
  translateWith(pseudoWords)
  expect(walletWords().recharge).toBe('Rééçĥááŕĝéé')
  expect(walletWords().pay({ amount: '₹590' })).toBe('Pááý ₹590')
  expect(walletWords()).toBe(walletWords())
})

test('the letters of Hindi keep numbers, rupees and marks, and replace every Latin letter', () => {
  expect(devanagariText('Pay ₹590 · get ₹550')).toBe('पायों ₹590 · गेतों ₹550')
})
