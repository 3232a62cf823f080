import type { CatalogueKind } from '../catalogue/index.ts'
import { MAX_RECHARGE_PAISE, MIN_RECHARGE_PAISE } from '../money/recharge-amounts.ts'
import { rechargeAmounts } from '../money/tables.ts'
import { coupons, tipAmounts } from './tables.ts'
import { MAX_TIP_PAISE, MIN_TIP_PAISE } from './tip.ts'

export const rechargeAmountKind: CatalogueKind = {
  id: 'recharges',
  title: 'Recharge amounts',
  one: 'amount',
  table: rechargeAmounts,
  nameField: 'amountPaise',
  orderBy: [rechargeAmounts.amountPaise],
  fields: {
    amountPaise: { label: 'Amount (₹)', min: MIN_RECHARGE_PAISE, max: MAX_RECHARGE_PAISE },
    isPopular: { label: 'Marked as popular' },
  },
}

export const couponKind: CatalogueKind = {
  id: 'coupons',
  title: 'Coupons',
  one: 'coupon',
  table: coupons,
  nameField: 'code',
  orderBy: [coupons.code],
  fields: {
    code: {
      label: 'Code',
      max: 20,
      pattern: { form: /^[A-Z0-9]{3,20}$/, sentence: 'Use 3 to 20 capital letters and digits.' },
    },
    title: { label: 'Title', max: 60 },
    description: { label: 'Description', max: 200, isMultiline: true },
    flatPaise: { label: 'Rupees off (₹)', help: 'Either this or percent.', min: 1_00, max: MAX_RECHARGE_PAISE },
    percent: { label: 'Percent off', min: 1, max: 100 },
    maxPaise: { label: 'At most (₹)', help: 'Of a percentage.', min: 1_00, max: MAX_RECHARGE_PAISE },
    minAmountPaise: { label: 'From a recharge of (₹)', min: MIN_RECHARGE_PAISE, max: MAX_RECHARGE_PAISE },
    validUntil: { label: 'Valid until' },
    firstRechargeOnly: { label: 'For a first recharge only' },
  },
}

export const tipAmountKind: CatalogueKind = {
  id: 'tips',
  title: 'Tips',
  one: 'amount',
  table: tipAmounts,
  nameField: 'amountPaise',
  orderBy: [tipAmounts.amountPaise],
  fields: {
    amountPaise: { label: 'Amount (₹)', min: MIN_TIP_PAISE, max: MAX_TIP_PAISE },
    label: { label: 'Name', help: 'Shown below the amount, such as Dakshina.', max: 40 },
  },
}
