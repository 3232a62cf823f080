import { describe, expect, test } from 'vitest'
import { runScenario } from './run-scenario.ts'
import { idle } from './scenarios/idle.ts'
import { SCENARIOS } from './scenarios.ts'
import { snapshotOf } from './snapshot.ts'

describe('every scenario, played to its end,', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.title, scenario] as const))(
    'keeps its promises: %s',
    async (_, scenario) => {
      const run = runScenario(scenario)
      await run.advanceTo(scenario.lastsSeconds * 1000)
      const broken = run.outcomes.map((outcome, index) => ({ says: scenario.promises[index]?.says, ...outcome }))
      expect(broken.filter(({ name }) => name !== 'kept')).toEqual([])
    },
  )

  test.each(SCENARIOS.map((scenario) => [scenario.title, scenario] as const))('is long enough: %s', (_, scenario) => {
    const moments = [...scenario.steps, ...scenario.promises].map(({ at }) => at)
    expect(Math.max(...moments)).toBeLessThanOrEqual(scenario.lastsSeconds)
  })
})

test('a scenario played in slices is the one played at once', async () => {
  for (const scenario of SCENARIOS) {
    const [sliced, whole] = [runScenario(scenario), runScenario(scenario)]
    for (let ms = 0; ms <= scenario.lastsSeconds * 1000; ms += 730) await sliced.advanceTo(ms)
    await sliced.advanceTo(scenario.lastsSeconds * 1000)
    await whole.advanceTo(scenario.lastsSeconds * 1000)
    expect(sliced.tabs.map((tab) => snapshotOf(sliced, tab))).toEqual(whole.tabs.map((tab) => snapshotOf(whole, tab)))
    expect(sliced.world.calls.map(({ t, path }) => [t, path])).toEqual(
      whole.world.calls.map(({ t, path }) => [t, path]),
    )
  }
})

test('a broken promise lists what was seen instead', async () => {
  const run = runScenario({
    ...idle,
    promises: [{ at: 100, says: 'It has ended', sees: { phase: 'ended', ends: ['idle expired'] } }],
  })
  await run.advanceTo(99_000)
  expect(run.outcomes).toEqual([{ name: 'open' }])
  await run.advanceTo(100_000)
  expect(run.outcomes).toEqual([
    { name: 'broken', why: ['phase: "active", not "ended"', 'ends: [], not ["idle expired"]'] },
  ])
})

test('what is done by hand counts: "continue" saves a chat that would have ended', async () => {
  const run = runScenario({ ...idle, promises: [] })
  await run.advanceTo(150_000)
  run.tabs[0]?.page.engine.continue()
  await run.advanceTo(212_000)
  expect(run.tabs.map((tab) => snapshotOf(run, tab))).toMatchObject([{ phase: 'active', ends: [], idleSeconds: 118 }])
})
