import type { Consultation } from './tables.ts'
import { includedGstPaise } from '../money/gst.ts'

/** Our own choice: the astrologer's part of a charge. GST is paid out of the platform's part. */
const ASTROLOGER_SHARE = 0.5

/** Divides a charge between astrologer, GST and platform. `chargedPaise` is what was charged before. */
export function splitCharge(
  paise: number,
  { chargedPaise, gstPercent }: Pick<Consultation, 'chargedPaise' | 'gstPercent'>,
) {
  const astrologerPaise = Math.floor(paise * ASTROLOGER_SHARE)
  // The difference of two totals: GST rounded minute by minute would add up to another amount.
  const gstPaise = includedGstPaise(chargedPaise + paise, gstPercent) - includedGstPaise(chargedPaise, gstPercent)
  return { astrologerPaise, gstPaise, revenuePaise: paise - astrologerPaise - gstPaise }
}
