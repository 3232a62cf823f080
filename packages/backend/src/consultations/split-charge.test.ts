import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedGstPaise } from '../money/gst.ts'
import { splitCharge } from './split-charge.ts'

const charges = fc.array(fc.integer({ min: 0, max: 500_00 }), { maxLength: 90 })
const percent = fc.constantFrom(0, 5, 18)

test('what is charged goes somewhere to the last paisa, and the tax of the minutes is the tax of the whole', () => {
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
