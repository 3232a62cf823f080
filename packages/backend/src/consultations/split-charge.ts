import type { Consultation } from './tables.ts'
import { includedGstPaise } from '../money/gst.ts'

/** Our own choice: an astrologer gets this part of what a customer pays. The tax in it is paid out of our own. */
const ASTROLOGER_SHARE = 0.5

/** Who gets what of a charge that follows what was charged before. */
export function splitCharge(
  paise: number,
  { chargedPaise, gstPercent }: Pick<Consultation, 'chargedPaise' | 'gstPercent'>,
) {
  const astrologerPaise = Math.floor(paise * ASTROLOGER_SHARE)
  // What it adds to the tax of the whole: minutes that are rounded one by one would add up to another sum.
  const gstPaise = includedGstPaise(chargedPaise + paise, gstPercent) - includedGstPaise(chargedPaise, gstPercent)
  return { astrologerPaise, gstPaise, revenuePaise: paise - astrologerPaise - gstPaise }
}
