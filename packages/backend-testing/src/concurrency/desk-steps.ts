import { deleteMyAccount } from '@tarapath/api-client/account'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { setBalance } from '@tarapath/sandbox'
import { astrologers, setAvailability } from '@tarapath/backend/astrologers'
import { consultations, refundManually } from '@tarapath/backend/consultations'
import { balancePaise } from '@tarapath/backend/ledger'
import { issueVerificationToken } from '@tarapath/backend/identity'
import { dbOf, nowOf, pick, type Step } from './step.ts'

const RATES = [1, 7, 100, 333, 1500, 12_000]

/** What staff and the developer console do, and deleted accounts. */
export const deskSteps = {
  async refundByHand(context) {
    const isOver = and(eq(consultations.customerId, context.me.id), isNotNull(consultations.endedAt))
    const over = await dbOf(context).select().from(consultations).where(isOver).orderBy(desc(consultations.id)).limit(3)
    const one = pick(over, context.n)
    if (!one) return
    const paise = context.n % 2 ? context.n : one.chargedPaise - one.refundedPaise
    const refund = { paise, reason: 'Sorry.', seenPaise: one.refundedPaise }
    await refundManually(dbOf(context), nowOf(context), one.id, refund)
  },
  async changePrice(context) {
    const price = { pricePerMinutePaise: pick(RATES, context.n) ?? 1500 }
    await dbOf(context).update(astrologers).set(price).where(eq(astrologers.id, context.astrologerId))
  },
  toggleAvailability: (context) =>
    setAvailability(
      dbOf(context),
      context.astrologerId,
      context.n % 2 ? { name: 'online' } : { name: 'offline', until: null },
    ),
  setBalance: (context) => setBalance(dbOf(context), nowOf(context), context.me.phone, context.n * 31),
  async deleteAccount(context) {
    const { fixture, me } = context
    const [db, now] = [dbOf(context), nowOf(context)]
    const give_up_balance = (await balancePaise(db, me.id)) / 100
    const verification_token = await issueVerificationToken(db, now, me.phone)
    await deleteMyAccount(me.client, { verification_token, give_up_balance })
    const at = fixture.customers.indexOf(me)
    if (at >= 0) fixture.customers[at] = await fixture.newCustomer()
  },
} satisfies Record<string, Step>
