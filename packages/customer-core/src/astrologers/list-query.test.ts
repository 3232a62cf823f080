import { expect, test } from 'vitest'
import { countFilters, listPath, readListQuery, toFilterInput, toggled } from './list-query.ts'

const read = (search: string) => readListQuery(new URLSearchParams(search))

test('a query is written back to the same address', () => {
  const search =
    'search=meera&available=1&call=1&speciality=3&speciality=5&language=hi&gender=female' +
    '&max_price=40&min_experience=10&ordering=price&show=40'
  expect(listPath(read(search), { show: 40 })).toBe(`/consult-astrologer-online?${search}`)
})

test('a changed filter starts at the first page', () => {
  expect(listPath(read('language=hi&show=60'), { language: toggled(['hi'], 'ta') })).toBe(
    '/consult-astrologer-online?language=hi&language=ta',
  )
})

test('invalid values in the address are ignored', () => {
  const query = read(
    'speciality=x&speciality=3&speciality=3&language=<b>&gender=cat&ordering=drop&show=-4&available=yes&max_price=-5&min_experience=1e3',
  )
  expect(query).toEqual({
    available: false,
    calls: false,
    speciality: ['3'],
    language: [],
    gender: null,
    maxPrice: null,
    minYears: null,
    search: '',
    ordering: null,
    show: 20,
  })
  expect(read('show=999999').show).toBe(100)
  // The end of the rule means any price.
  expect(read('max_price=100').maxPrice).toBe(null)
  expect(read('max_price=95').maxPrice).toBe(95)
})

test('the request holds the chosen filters only', () => {
  expect(toFilterInput(read(''))).toEqual({ limit: 20 })
  expect(toFilterInput(read('available=1&speciality=3'))).toEqual({
    limit: 20,
    is_available_for_chat: true,
    speciality: [3],
  })
})

test('the order is not counted as a filter', () => {
  expect(countFilters(read('language=hi&language=ta&ordering=price&available=1'))).toBe(3)
  expect(countFilters(read('call=1&max_price=40&min_experience=5&search=meera&gender=male'))).toBe(5)
})
