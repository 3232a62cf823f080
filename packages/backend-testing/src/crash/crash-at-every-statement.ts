import type { TestCustomer } from '../open-test-backend.ts'
import type { CrashFixture } from './fixture.ts'

/** Something a customer does with money, written so that it can be continued after a crash at any point. */
export interface Scenario {
  name: string
  walletPaise: number
  /** Does all of it, or the rest: after an error apps repeat a request with the same idempotency key. */
  run: (fixture: CrashFixture, customer: TestCustomer, round: number) => Promise<void>
  /** Throws when money was lost, doubled or credited to the wrong account. */
  check: (fixture: CrashFixture, customer: TestCustomer, round: number) => Promise<void>
}

/** How often a customer may have to try again after an error. */
const MAX_TRIES = 4

/**
 * Runs a scenario once for each crash point: before the first statement, before the second, and so on, and after the
 * last. After each crash the backend restarts and the customer continues. Returns the number of crashes.
 */
export async function crashAtEveryStatement(
  fixture: CrashFixture,
  scenario: Scenario,
  { round = 0, stride = 1, from = 0 }: { round?: number; stride?: number; from?: number } = {},
): Promise<number> {
  let crashes = 0
  for (let point = from; ; point += stride) {
    const customer = await fixture.newCustomer(scenario.walletPaise)
    fixture.crashAfter(point)
    const finished = await scenario.run(fixture, customer, round).then(
      () => true,
      () => false,
    )
    const statements = await fixture.restart()
    await runToEnd(fixture, scenario, customer, round)
    try {
      await scenario.check(fixture, customer, round)
    } catch (failure) {
      throw new Error(`${scenario.name}, crashed before statement ${point + 1}: ${String(failure)}`, { cause: failure })
    }
    if (finished && statements < point) break
    crashes += 1
  }
  await fixture.checkLedger()
  return crashes
}

async function runToEnd(
  fixture: CrashFixture,
  scenario: Scenario,
  customer: TestCustomer,
  round: number,
): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await scenario.run(fixture, customer, round)
    } catch (failure) {
      if (tries === MAX_TRIES) throw new Error(`${scenario.name} never finished.`, { cause: failure })
      await fixture.wait(60)
    }
}
