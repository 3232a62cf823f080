import { expect, test } from 'vitest'
import { planStart } from './start-plan.ts'

test('without a limit the balance decides the longest run and the highest cost', () => {
  const plan = planStart(41250, 1800, null)
  expect(plan).toMatchObject({ maxMinutes: 22, maxCostPaise: 39600, isAffordable: true, shortfallPaise: 0 })
  expect(plan.limits).toEqual([
    { minutes: 5, paise: 9000 },
    { minutes: 10, paise: 18000 },
    { minutes: 15, paise: 27000 },
  ])
})

test('a limit lowers the longest run and the highest cost', () => {
  expect(planStart(41250, 1800, 15)).toMatchObject({ maxMinutes: 15, maxCostPaise: 27000 })
})

test('a limit above the balance has no effect', () => {
  expect(planStart(3600, 1800, 15)).toMatchObject({ maxMinutes: 2, maxCostPaise: 3600 })
})

test('a balance of less than two minutes is not enough, and the missing amount is named', () => {
  expect(planStart(3000, 1800, null)).toMatchObject({ isAffordable: false, shortfallPaise: 600, limits: [] })
})
