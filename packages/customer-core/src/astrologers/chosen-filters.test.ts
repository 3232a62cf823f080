import { expect, test } from 'vitest'
import { chosenFilters } from './chosen-filters.ts'
import { readListQuery } from './list-query.ts'

const language = {
  key: 'language',
  label: 'Language',
  multiple: true,
  options: [{ value: 'hi', label: 'Hindi', count: 46 }],
}

test('each chosen filter has its name and the address without it', () => {
  const query = readListQuery(
    new URLSearchParams('search=meera&language=hi&language=xx&max_price=40&min_experience=10&ordering=price&show=40'),
  )
  const list = '/consult-astrologer-online'
  const rest = 'max_price=40&min_experience=10&ordering=price'
  expect(chosenFilters(query, [language])).toEqual([
    { label: '“meera”', href: `${list}?language=hi&language=xx&${rest}` },
    { label: 'Hindi', href: `${list}?search=meera&language=xx&${rest}` },
    { label: 'xx', href: `${list}?search=meera&language=hi&${rest}` },
    {
      label: 'Up to ₹40/min',
      href: `${list}?search=meera&language=hi&language=xx&min_experience=10&ordering=price`,
    },
    { label: '10+ years', href: `${list}?search=meera&language=hi&language=xx&max_price=40&ordering=price` },
  ])
})
