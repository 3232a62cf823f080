import type { Db } from '../database/db.ts'
import { tips } from './tables.ts'
import { insufficientBalance, invalidFields, notFound } from '../errors.ts'
import { astrologerRate } from '../astrologers/index.ts'
import { moveMoney } from '../consultations/index.ts'
import { astrologerAccount, balancePaise, customerAccount, InsufficientBalance, post } from '../ledger/index.ts'
import { printPaise } from '../money/rupees.ts'

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

/** Hands all of it to the astrologer, or refuses and takes nothing. What a running consultation has cost is not given away. */
export async function sendTip(db: Db, now: Date, customerId: number, astrologerId: number, amountPaise: number) {
  if (amountPaise < MIN_TIP_PAISE || amountPaise > MAX_TIP_PAISE)
    throw invalidFields({ tip_amount: 'A tip is between ₹1 and ₹10,000.' })
  const astrologer = await astrologerRate(db, astrologerId)
  if (!astrologer) throw notFound('We do not know this astrologer.')
  return db.transaction((tx) =>
    moveMoney(tx, now, customerId, async (talkedPaise) => {
      const balance = await balancePaise(tx, customerId)
      if (talkedPaise > 0 && balance < amountPaise + talkedPaise)
        throw insufficientBalance(
          balance,
          amountPaise + talkedPaise,
          `${printPaise(talkedPaise)} of your wallet are for what you have talked. Add money first.`,
        )
      return give(tx, now, { customerId, astrologerId, amountPaise, astrologerName: astrologer.name })
    }),
  )
}

async function give(
  tx: Db,
  now: Date,
  {
    astrologerName,
    ...given
  }: { customerId: number; astrologerId: number; amountPaise: number; astrologerName: string },
) {
  const { customerId, astrologerId, amountPaise } = given
  const [tip] = await tx
    .insert(tips)
    .values({ ...given, createdAt: now })
    .returning()
  if (!tip) throw new Error('A tip was not stored.')
  try {
    await post(tx, now, {
      cause: `tip:${tip.id}`,
      kind: 'tip',
      title: `Tip for ${astrologerName}`,
      lines: [
        { account: customerAccount(customerId), paise: -amountPaise },
        { account: astrologerAccount(astrologerId), paise: amountPaise },
      ],
    })
  } catch (failure) {
    if (!(failure instanceof InsufficientBalance)) throw failure
    const balance = await balancePaise(tx, customerId)
    throw insufficientBalance(balance, amountPaise, 'Your wallet does not hold this much. Add money first.')
  }
  return tip
}
