import { deleteMyAccount } from '@tarapath/api-client/account'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { setBalance } from '@tarapath/sandbox'
import { astrologers, setAvailability } from '@tarapath/backend/astrologers'
import { consultations, refundManually } from '@tarapath/backend/consultations'
import { balancePaise } from '@tarapath/backend/ledger'
import { issueVerificationToken } from '@tarapath/backend/identity'
import { dbOf, nowOf, pick, type Act } from './step.ts'

const RATES = [1, 7, 100, 333, 1500, 12_000]

/** What the desk and the developer console do, and who leaves for good. */
export const staffActivity = {
  async refundManually(scene) {
    const isOver = and(eq(consultations.customerId, scene.me.id), isNotNull(consultations.endedAt))
    const over = await dbOf(scene).select().from(consultations).where(isOver).orderBy(desc(consultations.id)).limit(3)
    const one = pick(over, scene.n)
    if (!one) return
    const paise = scene.n % 2 ? scene.n : one.chargedPaise - one.refundedPaise
    const wish = { paise, reason: 'Sorry.', seenPaise: one.refundedPaise }
    await refundManually(dbOf(scene), nowOf(scene), one.id, wish)
  },
  async changePrice(scene) {
    const price = { pricePerMinutePaise: pick(RATES, scene.n) ?? 1500 }
    await dbOf(scene).update(astrologers).set(price).where(eq(astrologers.id, scene.astrologerId))
  },
  goAndComeBack: (scene) =>
    setAvailability(
      dbOf(scene),
      scene.astrologerId,
      scene.n % 2 ? { name: 'online' } : { name: 'offline', until: null },
    ),
  setBalance: (scene) => setBalance(dbOf(scene), nowOf(scene), scene.me.phone, scene.n * 31),
  async deleteAccount(scene) {
    const { crowd, me } = scene
    const [db, now] = [dbOf(scene), nowOf(scene)]
    const give_up_balance = (await balancePaise(db, me.id)) / 100
    const verification_token = await issueVerificationToken(db, now, me.phone)
    await deleteMyAccount(me.client, { verification_token, give_up_balance })
    const at = crowd.people.indexOf(me)
    if (at >= 0) crowd.people[at] = await crowd.newcomer()
  },
} satisfies Record<string, Act>
