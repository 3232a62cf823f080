import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupees, spokenRupees } from './format-rupees.ts'

test('amounts are grouped the Indian way, with two decimals', () => {
  expect(formatRupees(12345650)).toBe('₹1,23,456.50')
  expect(formatRupees(0)).toBe('₹0.00')
  expect(formatRupees(7)).toBe('₹0.07')
})

test('the minus is before the rupee sign, and a plus is optional', () => {
  expect(formatRupees(-26580)).toBe('−₹265.80')
  expect(formatRupees(50000, { sign: 'always' })).toBe('+₹500.00')
  expect(formatRupees(0, { sign: 'always' })).toBe('₹0.00')
})

test('stripping trailing zeros removes .00 and nothing else', () => {
  expect(formatRupees(1800, { trailingZeros: 'strip' })).toBe('₹18')
  expect(formatRupees(1850, { trailingZeros: 'strip' })).toBe('₹18.50')
})

test('spoken amounts are rupees and paise', () => {
  expect(spokenRupees(41250)).toBe('412 rupees 50 paise')
  expect(spokenRupees(100)).toBe('1 rupee')
  expect(spokenRupees(1)).toBe('1 paisa')
  expect(spokenRupees(0)).toBe('0 rupees')
  expect(spokenRupees(-150)).toBe('minus 1 rupee 50 paise')
})

test('every amount survives formatting and parsing to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
      const text = formatRupees(paise).replace('−', '-').replace(/[₹,.]/g, '')
      expect(Number(text)).toBe(paise)
    }),
  )
})

test('an amount is spoken in the words of another language', () => {
  const hindi = {
    rupees: ({ count }: { count: number }) => `${count} रुपये`,
    paise: ({ count }: { count: number }) => `${count} पैसे`,
    minus: ({ amount }: { amount: string }) => `माइनस ${amount}`,
  }
  expect(spokenRupees(-41250, hindi)).toBe('माइनस 412 रुपये 50 पैसे')
})
