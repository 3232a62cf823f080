import { inArray } from 'drizzle-orm'
import { astrologers } from '@tarapath/backend/astrologers'
import { shiftLastHeartbeat, shiftHeartbeats } from '@tarapath/backend/consultations'
import { consultationSteps } from './consultation-steps.ts'
import type { ConcurrencyFixture } from './fixture.ts'
import { deskSteps } from './desk-steps.ts'
import { paymentSteps } from './payment-steps.ts'
import { dbOf, pick, type Step } from './step.ts'
import { shopSteps } from './shop-steps.ts'

const SECONDS = [1, 13, 30, 59, 60, 61, 125, 600, 3600]

const clockSteps = {
  /** Advances the clock while background jobs run. */
  async passTime(context) {
    const ms = (pick(SECONDS, context.n) ?? 1) * 1000
    context.fixture.clock.turn(ms)
    await shiftHeartbeats(dbOf(context), ms)
    await shiftLastHeartbeat(dbOf(context), ms)
    await context.fixture.backend.controls.tick()
  },
  /** Advances the clock while no background job runs. */
  outage: async ({ fixture, n }) => fixture.clock.turn((pick(SECONDS, n) ?? 1) * 1000),
  clockGoesBack: async ({ fixture, n }) => fixture.clock.turn(-1000 * (1 + (n % 5))),
  tick: ({ fixture }) => fixture.backend.controls.tick(),
} satisfies Record<string, Step>

const steps = { ...paymentSteps, ...consultationSteps, ...shopSteps, ...deskSteps, ...clockSteps }

export type StepName = keyof typeof steps
/** Steps that others depend on are chosen more often. */
const FREQUENT: readonly StepName[] = [
  'startChatAndTalk',
  'startChatAndTalk',
  'startChatAndTalk',
  'startCallAndAnswer',
  'recharge',
  'pay',
  'pay',
  'buy',
  'buy',
  'passTime',
  'tip',
]
export const STEP_NAMES: readonly StepName[] = [...(Object.keys(steps) as StepName[]), ...FREQUENT]

/** Which customer and which astrologer of the fixture. */
export interface StepChoice {
  customer: number
  astrologer: number
  n: number
}

export function runStep(
  fixture: ConcurrencyFixture,
  name: StepName,
  { customer, astrologer, n }: StepChoice,
): Promise<unknown> {
  const [me, astrologerId] = [pick(fixture.customers, customer), pick(fixture.astrologerIds, astrologer)]
  if (!me || astrologerId === undefined) throw new Error('The fixture has no customers or no astrologers.')
  return steps[name]({ fixture, me, astrologerId, n })
}

/** Advances the clock until everything with a deadline has ended. */
export async function runToEnd(fixture: ConcurrencyFixture): Promise<void> {
  const { db } = fixture.backend.database
  await db
    .update(astrologers)
    .set({ availability: 'offline', nextAvailableAt: null })
    .where(inArray(astrologers.id, fixture.astrologerIds))
  for (let hours = 0; hours < 3; hours += 1) {
    fixture.clock.turn(3_600_000)
    await fixture.backend.controls.tick()
  }
}
