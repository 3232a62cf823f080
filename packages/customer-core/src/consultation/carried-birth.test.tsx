import { afterEach, expect, test } from 'vitest'
import { carryQuestion, withQuestion } from '../platform/index.ts'
import { carriedBirth } from './carried-birth.ts'

afterEach(() => carryQuestion(null))

const carry = (birth?: Record<string, string>) =>
  carryQuestion(new URL(withQuestion('https://t.in/', 'Why?', birth)).hash)
const BIRTH = { name: 'Aditi', date: '1994-03-14', time: '06:42', place: 'Nagpur, Maharashtra, India' }

test('a question about a chart carries its birth details', () => {
  carry(BIRTH)
  expect(carriedBirth()).toEqual(BIRTH)
  carry({ date: BIRTH.date, time: 'unknown', place: BIRTH.place })
  expect(carriedBirth()).toEqual({ ...BIRTH, name: '', time: null })
})

test('other questions carry none', () => {
  expect(carriedBirth()).toBeNull()
  carry()
  expect(carriedBirth()).toBeNull()
  carry({ name: 'Aditi', date: BIRTH.date })
  expect(carriedBirth()).toBeNull()
})
