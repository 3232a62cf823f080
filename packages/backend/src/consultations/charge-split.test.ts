import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedGstPaise } from '../money/gst.ts'
import { splitCharge } from './charge-split.ts'

const charges = fc.array(fc.integer({ min: 0, max: 500_00 }), { maxLength: 90 })
const percent = fc.constantFrom(0, 5, 18)

test('the parts add up to the charge, and the GST of the minutes to the GST of the whole', () => {
  fc.assert(
    fc.property(charges, percent, (minutes, gstPercent) => {
      let chargedPaise = 0
      let taxPaise = 0
      for (const paise of minutes) {
        const { astrologerPaise, gstPaise, revenuePaise } = splitCharge(paise, { chargedPaise, gstPercent })
        expect(astrologerPaise + gstPaise + revenuePaise).toBe(paise)
        for (const part of [astrologerPaise, gstPaise, revenuePaise]) expect(part).toBeGreaterThanOrEqual(0)
        chargedPaise += paise
        taxPaise += gstPaise
      }
      expect(taxPaise).toBe(includedGstPaise(chargedPaise, gstPercent))
      expect(Math.abs(taxPaise * (100 + gstPercent) - chargedPaise * gstPercent)).toBeLessThanOrEqual(
        (100 + gstPercent) / 2,
      )
    }),
  )
})
