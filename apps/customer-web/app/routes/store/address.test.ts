import { expect, test } from 'vitest'
import { addressFrom, addressProblems, toAddress } from './address.ts'

const complete = {
  name: 'Aditi Sharma',
  phone_number: '98765 43210',
  pincode: '440 010',
  line1: '12 Dhantoli',
  line2: ' ',
  city: 'Nagpur',
  state: 'Maharashtra',
}

test('a complete address has no problems, and goes out without an empty second line', () => {
  expect(addressProblems(complete)).toEqual({})
  expect(toAddress(complete)).toEqual({
    name: 'Aditi Sharma',
    phone_number: '98765 43210',
    pincode: '440010',
    line1: '12 Dhantoli',
    city: 'Nagpur',
    state: 'Maharashtra',
  })
})

test('each field says what it needs, in the order of the form, whose first one gets the focus', () => {
  const empty = addressFrom({ name: '', phone_number: '+919876543210' })
  expect(empty.phone_number).toBe('9876543210')
  expect(Object.keys(addressProblems(empty))).toEqual(['name', 'line1', 'pincode', 'city', 'state'])
  expect(addressProblems({ ...complete, pincode: '044001', phone_number: '12345' })).toEqual({
    pincode: 'Enter the six digits of the PIN code.',
    phone_number: 'Enter a 10-digit Indian mobile number.',
  })
})
