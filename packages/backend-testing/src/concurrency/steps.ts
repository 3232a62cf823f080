import { inArray } from 'drizzle-orm'
import { astrologers } from '@tarapath/backend/astrologers'
import { shiftLastHeartbeat, shiftHeartbeats } from '@tarapath/backend/consultations'
import { consultationActs } from './consultation-steps.ts'
import type { Crowd } from './fixture.ts'
import { staffActivity } from './desk-steps.ts'
import { paymentActs } from './payment-steps.ts'
import { dbOf, pick, type Act } from './step.ts'
import { shopActs } from './shop-steps.ts'

const SECONDS = [1, 13, 30, 59, 60, 61, 125, 600, 3600]

const clockActs = {
  /** Time that the background lives through. */
  async pass(scene) {
    const ms = (pick(SECONDS, scene.n) ?? 1) * 1000
    scene.crowd.clock.turn(ms)
    await shiftHeartbeats(dbOf(scene), ms)
    await shiftLastHeartbeat(dbOf(scene), ms)
    await scene.crowd.backend.controls.tick()
  },
  /** Time in which nobody does the background's work. */
  outage: async ({ crowd, n }) => crowd.clock.turn((pick(SECONDS, n) ?? 1) * 1000),
  clockGoesBack: async ({ crowd, n }) => crowd.clock.turn(-1000 * (1 + (n % 5))),
  tick: ({ crowd }) => crowd.backend.controls.tick(),
} satisfies Record<string, Act>

const acts = { ...paymentActs, ...consultationActs, ...shopActs, ...staffActivity, ...clockActs }

export type ActName = keyof typeof acts
/** What much follows from comes more often. */
const OFTEN: readonly ActName[] = [
  'beInChat',
  'beInChat',
  'beInChat',
  'beInCall',
  'recharge',
  'pay',
  'pay',
  'buy',
  'buy',
  'pass',
  'tip',
]
export const ACTS: readonly ActName[] = [...(Object.keys(acts) as ActName[]), ...OFTEN]

export function act(
  crowd: Crowd,
  name: ActName,
  { who, whom, n }: { who: number; whom: number; n: number },
): Promise<unknown> {
  const [me, astrologerId] = [pick(crowd.people, who), pick(crowd.astrologerIds, whom)]
  if (!me || astrologerId === undefined) throw new Error('Nobody is there.')
  return acts[name]({ crowd, me, astrologerId, n })
}

/** Puts everything to its end that time alone brings to an end. */
export async function comeToRest(crowd: Crowd): Promise<void> {
  const { db } = crowd.backend.database
  await db
    .update(astrologers)
    .set({ availability: 'offline', nextAvailableAt: null })
    .where(inArray(astrologers.id, crowd.astrologerIds))
  for (let hours = 0; hours < 3; hours += 1) {
    crowd.clock.turn(3_600_000)
    await crowd.backend.controls.tick()
  }
}
