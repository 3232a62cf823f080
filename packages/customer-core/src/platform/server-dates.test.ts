import { expect, test } from 'vitest'
import { createServerDates } from './server-dates.ts'

const answering = (date: string | null) => async () => new Response('{}', { headers: date ? { date } : {} })

test('the date of the last reply is kept for each path', async () => {
  const dates = createServerDates(answering('Fri, 20 Nov 2026 10:00:00 GMT'))
  expect(dates.of('/api/status/')).toBe(null)
  await dates.fetch('/api/status/?x=1')
  expect(dates.of('/api/status/')).toBe(Date.UTC(2026, 10, 20, 10))
  expect(dates.of('/api/other/')).toBe(null)
})

test('a reply without a valid date changes nothing', async () => {
  const dates = createServerDates(answering(null))
  await dates.fetch(new Request('https://tarapath.test/api/status/'))
  expect(dates.of('/api/status/')).toBe(null)
})
