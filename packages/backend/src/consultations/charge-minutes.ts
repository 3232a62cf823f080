import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { astrologers } from '../astrologers/index.ts'
import { consultations, type Consultation } from './tables.ts'
import {
  astrologerAccount,
  balancePaise,
  customerAccount,
  InsufficientBalance,
  PLATFORM,
  post,
} from '../ledger/index.ts'
import { minutePaise } from './charge.ts'
import { splitCharge } from './charge-split.ts'

/**
 * Posts the charge for the first `seconds` of paid time, minute by minute, each minute under its own cause.
 * `isShort` is true when the wallet held less than the price of a minute.
 */
export async function chargeMinutes(
  tx: Db,
  consultation: Consultation,
  seconds: number,
  now: Date,
): Promise<{ charged: Consultation; isShort: boolean }> {
  const minutes = Math.ceil(seconds / 60)
  let { billedMinutes, chargedPaise } = consultation
  let isShort = false
  for (; billedMinutes < minutes && !isShort; billedMinutes += 1) {
    const price = minutePaise(billedMinutes, seconds, consultation.ratePaise)
    const posted = await postMinute(tx, now, { ...consultation, chargedPaise }, { minute: billedMinutes, price })
    chargedPaise += posted
    isShort = posted < price
  }
  if (billedMinutes === consultation.billedMinutes) return { charged: consultation, isShort }
  await tx.update(consultations).set({ billedMinutes, chargedPaise }).where(eq(consultations.id, consultation.id))
  return { charged: { ...consultation, billedMinutes, chargedPaise }, isShort }
}

/** Posts the price of one minute, or the whole balance when it is lower. Returns the paise that were posted. */
async function postMinute(
  tx: Db,
  now: Date,
  consultation: Consultation,
  { minute, price }: { minute: number; price: number },
): Promise<number> {
  const { id, kind, customerId, astrologerId } = consultation
  const [astrologer] = await tx
    .select({ name: astrologers.name })
    .from(astrologers)
    .where(eq(astrologers.id, astrologerId))
  const title = `${kind === 'chat' ? 'Chat' : 'Call'} with ${astrologer?.name}`
  const postCharge = async (paise: number) => {
    const { astrologerPaise, gstPaise, revenuePaise } = splitCharge(paise, consultation)
    await post(tx, now, {
      cause: `consultation:${id}:minute:${minute}`,
      kind: 'consultation',
      subject: `consultation:${id}`,
      title,
      lines: [
        { account: customerAccount(customerId), paise: -paise },
        { account: astrologerAccount(astrologerId), paise: astrologerPaise },
        { account: PLATFORM.gst, paise: gstPaise },
        { account: PLATFORM.revenue, paise: revenuePaise },
      ],
    })
    return paise
  }
  try {
    return await postCharge(price)
  } catch (failure) {
    if (!(failure instanceof InsufficientBalance)) throw failure
    return postCharge(Math.min(price, await balancePaise(tx, customerId)))
  }
}
