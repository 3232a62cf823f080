import type { Db } from '../database/db.ts'
import { tips } from '../database/schema/index.ts'
import { insufficientBalance, notFound, refuseFields } from '../http/problem.ts'
import { astrologerRate } from './astrologer-rate.ts'
import { astrologerAccount, balancePaise, customerAccount, InsufficientBalance, post } from './ledger.ts'

/** Amounts that are given at temples and weddings: round, and one more. */
export const TIPS: readonly { rupees: number; label: string }[] = [
  { rupees: 11, label: 'Shagun' },
  { rupees: 21, label: 'Pranam' },
  { rupees: 51, label: 'Ashirwad' },
  { rupees: 101, label: 'Dakshina' },
  { rupees: 251, label: 'Samman' },
  { rupees: 501, label: 'Guru dakshina' },
]

const MIN_TIP_PAISE = 1_00
const MAX_TIP_PAISE = 10_000_00

/** Hands all of it to the astrologer, or refuses and takes nothing. */
export async function sendTip(db: Db, now: Date, customerId: number, astrologerId: number, amountPaise: number) {
  if (amountPaise < MIN_TIP_PAISE || amountPaise > MAX_TIP_PAISE)
    throw refuseFields({ tip_amount: 'A tip is between ₹1 and ₹10,000.' })
  const astrologer = await astrologerRate(db, astrologerId)
  if (!astrologer) throw notFound('We do not know this astrologer.')
  const [tip] = await db.insert(tips).values({ customerId, astrologerId, amountPaise, createdAt: now }).returning()
  if (!tip) throw new Error('A tip was not stored.')
  try {
    await post(db, now, {
      cause: `tip:${tip.id}`,
      kind: 'tip',
      title: `Tip for ${astrologer.name}`,
      lines: [
        { account: customerAccount(customerId), paise: -amountPaise },
        { account: astrologerAccount(astrologerId), paise: amountPaise },
      ],
    })
  } catch (failure) {
    if (!(failure instanceof InsufficientBalance)) throw failure
    const balance = await balancePaise(db, customerId)
    throw insufficientBalance(balance, amountPaise, 'Your wallet does not hold this much. Add money first.')
  }
  return tip
}
