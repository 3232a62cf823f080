import { expect, test } from 'vitest'
import { planStart } from './start-plan.ts'

test('without a limit the balance decides how long it can run and what it can cost', () => {
  const plan = planStart(41250, 1800, null)
  expect(plan).toMatchObject({ longestMinutes: 22, mostPaise: 39600, enough: true, shortfallPaise: 0 })
  expect(plan.limits).toEqual([
    { minutes: 5, paise: 9000 },
    { minutes: 10, paise: 18000 },
    { minutes: 15, paise: 27000 },
  ])
})

test('a limit lowers both numbers', () => {
  expect(planStart(41250, 1800, 15)).toMatchObject({ longestMinutes: 15, mostPaise: 27000 })
})

test('a limit beyond the balance promises no more than the balance', () => {
  expect(planStart(3600, 1800, 15)).toMatchObject({ longestMinutes: 2, mostPaise: 3600 })
})

test('less than two minutes is not enough, and the missing sum is named', () => {
  expect(planStart(3000, 1800, null)).toMatchObject({ enough: false, shortfallPaise: 600, limits: [] })
})
