import type { Db } from '@tarapath/backend/database'
import type { Crowd, Somebody } from './fixture.ts'

/** One act: who does it, with which astrologer, and how much or which of it. */
export interface Scene {
  crowd: Crowd
  me: Somebody
  astrologerId: number
  n: number
}

/** Does it, or is refused. */
export type Act = (scene: Scene) => Promise<unknown>

export const pick = <T>(choices: readonly T[], n: number): T | undefined => choices[n % Math.max(1, choices.length)]
export const dbOf = ({ crowd }: Scene): Db => crowd.backend.database.db
export const nowOf = ({ crowd }: Scene): Date => crowd.clock.now()
