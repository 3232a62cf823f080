import type { TestCustomer } from '../index.ts'
import type { MortalWorld } from './fixture.ts'

/** Something a customer does about money, told so that it can be begun again from anywhere. */
export interface Scenario {
  name: string
  walletPaise: number
  /** Does it, or what is still to be done of it: a person or an app that heard no answer asks again with the same key. */
  live: (world: MortalWorld, customer: TestCustomer, round: number) => Promise<void>
  /** Throws when money was lost, doubled, or is not where it belongs. */
  check: (world: MortalWorld, customer: TestCustomer, round: number) => Promise<void>
}

/** How often a customer who sees an error may try again before somebody should look. */
const TRIES = 4

/**
 * Lives a scenario once for each place where its process can die: before the first statement, before the second, and
 * so on, and after the last. After each death a new process starts and the customer goes on. Answers how often it died.
 */
export async function killEverywhere(
  world: MortalWorld,
  scenario: Scenario,
  { round = 0, stride = 1, from = 0 }: { round?: number; stride?: number; from?: number } = {},
): Promise<number> {
  let killed = 0
  for (let point = from; ; point += stride) {
    const customer = await world.newCustomer(scenario.walletPaise)
    world.dieAfter(point)
    const finished = await scenario.live(world, customer, round).then(
      () => true,
      () => false,
    )
    const ran = await world.restart()
    await liveOn(world, scenario, customer, round)
    try {
      await scenario.check(world, customer, round)
    } catch (failure) {
      throw new Error(`${scenario.name}, killed before statement ${point + 1}: ${String(failure)}`, { cause: failure })
    }
    if (finished && ran < point) break
    killed += 1
  }
  await world.checkBooks()
  return killed
}

async function liveOn(world: MortalWorld, scenario: Scenario, customer: TestCustomer, round: number): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await scenario.live(world, customer, round)
    } catch (failure) {
      if (tries === TRIES) throw new Error(`${scenario.name} never came to its end.`, { cause: failure })
      await world.wait(60)
    }
}
