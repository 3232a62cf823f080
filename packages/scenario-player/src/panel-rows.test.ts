import { expect, test } from 'vitest'
import { effectRows } from './effect-rows.ts'
import { formatExactMoment, formatMoment } from './format-moment.ts'
import { runScenario } from './run-scenario.ts'
import { limitReached } from './scenarios/limit-reached.ts'
import { networkLoss } from './scenarios/network-loss.ts'
import { storageRows } from './storage-rows.ts'

test('effects are listed latest first; repeated reads are one row with a count', async () => {
  const run = runScenario(limitReached)
  await run.advanceTo(70_000)
  const rows = effectRows(run.trace, 100).map(
    ({ t, kind, text, times }) => `${formatExactMoment(t)} ${kind} ${text} ${times}`,
  )
  expect(rows.slice(0, 5)).toEqual([
    '1:06.3 notice ended 1',
    '1:06.3 tabs tell the other tabs: ended 1',
    '1:06.3 phase ending → ended (end-confirmed) 1',
    '1:06.0 call POST end-consultation “max duration” 1',
    '1:06.0 tabs tell the other tabs: ending 1',
  ])
  expect(rows).toContainEqual(expect.stringMatching(/call GET ongoing-status 2\d$/))
  expect(effectRows(run.trace, 2)).toHaveLength(2)
})

test('a failed call is listed as a failure', async () => {
  const run = runScenario(networkLoss)
  await run.advanceTo(40_000)
  expect(effectRows(run.trace, 4).map(({ kind, text }) => `${kind}: ${text}`)).toContain(
    'failure: The network is away.',
  )
})

test('storage shows what it holds, what has just changed, and for a while what was removed', async () => {
  const run = runScenario(limitReached)
  const rows = () => storageRows(run.trace, run.world.now)
  await run.advanceTo(20_500)
  expect(rows().map(({ key, isFresh }) => `${key}${isFresh ? ' fresh' : ''}`)).toEqual([
    'chatIdleTime fresh',
    'maxDuration',
    'sessionDetails',
    'sessionDetails_id',
    'startChatTime',
  ])
  await run.advanceTo(67_000)
  expect(rows().map(({ value }) => value)).toEqual([null, null, null, null, null, null])
  await run.advanceTo(75_000)
  expect(rows()).toEqual([])
})

test('moments are written as a clock shows them', () => {
  expect([formatMoment(87_400), formatExactMoment(87_400), formatMoment(0)]).toEqual(['1:27', '1:27.4', '0:00'])
})
