import type { Db } from '@tarapath/backend/database'
import type { ConcurrencyFixture, StepCustomer } from './fixture.ts'

/** Who does a step, with which astrologer; `n` chooses an amount or one of several rows. */
export interface StepContext {
  fixture: ConcurrencyFixture
  me: StepCustomer
  astrologerId: number
  n: number
}

/** Succeeds or is refused. */
export type Step = (context: StepContext) => Promise<unknown>

export const pick = <T>(choices: readonly T[], n: number): T | undefined => choices[n % Math.max(1, choices.length)]
export const dbOf = ({ fixture }: StepContext): Db => fixture.backend.database.db
export const nowOf = ({ fixture }: StepContext): Date => fixture.clock.now()
