import type { Db } from '../database/db.ts'
import { tips } from './tables.ts'
import { insufficientBalance, invalidFields, notFound } from '../errors.ts'
import { astrologerRate } from '../astrologers/index.ts'
import { changeBalance } from '../consultations/index.ts'
import { astrologerAccount, balancePaise, customerAccount, InsufficientBalance, post } from '../ledger/index.ts'
import { printPaise } from '../money/rupees.ts'

export const MIN_TIP_PAISE = 1_00
export const MAX_TIP_PAISE = 10_000_00

interface TipRequest {
  customerId: number
  astrologerId: number
  amountPaise: number
}

/** Posts the whole tip to the astrologer. Money that a running consultation has already used cannot be tipped. */
export async function sendTip(db: Db, now: Date, request: TipRequest) {
  const { customerId, astrologerId, amountPaise } = request
  if (amountPaise < MIN_TIP_PAISE || amountPaise > MAX_TIP_PAISE)
    throw invalidFields({ tip_amount: 'Enter an amount from ₹1 to ₹10,000.' })
  const astrologer = await astrologerRate(db, astrologerId)
  if (!astrologer) throw notFound('Astrologer not found.')
  return db.transaction((tx) =>
    changeBalance(tx, now, customerId, async (accruedPaise) => {
      const balance = await balancePaise(tx, customerId)
      if (accruedPaise > 0 && balance < amountPaise + accruedPaise)
        throw insufficientBalance(
          balance,
          amountPaise + accruedPaise,
          `Your consultation has used ${printPaise(accruedPaise)} of your balance. Recharge your wallet first.`,
        )
      return postTip(tx, now, request, astrologer.name)
    }),
  )
}

async function postTip(tx: Db, now: Date, request: TipRequest, astrologerName: string) {
  const { customerId, astrologerId, amountPaise } = request
  const [tip] = await tx
    .insert(tips)
    .values({ ...request, createdAt: now })
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
    throw insufficientBalance(balance, amountPaise, 'Your balance is too low. Recharge your wallet first.')
  }
  return tip
}
