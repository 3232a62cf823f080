import { expect, test } from 'vitest'
import { hashOf, inputsOf, problemsOf, readForm } from './calculator-inputs.ts'

const TODAY = '2026-11-23'
const asha = { name: 'Asha', date: '1994-03-14', time: '06:42', place: 'Nagpur, Maharashtra, India' }

test('inputs survive the hash of an address, and nothing else does', () => {
  expect(inputsOf(hashOf(asha))).toEqual(asha)
  expect(inputsOf('#main')).toEqual({})
  expect(inputsOf('#date=1994-03-14&admin=1')).toEqual({ date: '1994-03-14' })
})

test('three fields make a date', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ day: '4', month: '03', year: '1994', timeUnknown: 'on' }))
    form.set(name, value)
  expect(readForm(form)).toEqual({ date: '1994-03-04', time: 'unknown' })
})

test('each field that is missing or wrong has its problem', () => {
  expect(problemsOf('chart', asha, TODAY)).toEqual({})
  expect(problemsOf('chart', {}, TODAY)).toEqual({ date: 'required', time: 'time', place: 'required' })
  expect(problemsOf('chart', { ...asha, date: '1994-02-30' }, TODAY)).toEqual({ date: 'date' })
  expect(problemsOf('chart', { ...asha, date: '2026-11-24' }, TODAY)).toEqual({ date: 'future' })
  expect(problemsOf('day', { date: '2026-11-24', place: 'Nagpur' }, TODAY)).toEqual({})
  expect(problemsOf('name', { name: 'आशा' }, TODAY)).toEqual({ name: 'letters' })
  expect(problemsOf('couple', asha, TODAY)).toEqual({ date2: 'required', time2: 'time', place2: 'required' })
})

test('a time that is not known is refused only where the chart needs it', () => {
  expect(problemsOf('moon', { ...asha, time: 'unknown' }, TODAY)).toEqual({})
  expect(problemsOf('kundli', { ...asha, time: 'unknown' }, TODAY)).toEqual({})
  expect(problemsOf('chart', { ...asha, time: 'unknown' }, TODAY)).toEqual({ time: 'timeNeeded' })
})
