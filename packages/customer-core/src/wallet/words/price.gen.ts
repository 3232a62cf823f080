// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PriceWords {
  walletCredit: string
  bonus: string
  coupon: string
  gst(values: { percent: string | number }): string
  youPay: string
  walletCreditFor(values: { minutes: string | number; name: string | number }): string
  gstOn(values: { percent: string | number; amount: string | number }): string
}

const english: PriceWords = {
  walletCredit: "Wallet credit",
  bonus: "Bonus",
  coupon: "Coupon",
  gst: (d) => "GST " + d.percent + "%",
  youPay: "You pay",
  walletCreditFor: (d) => "Wallet credit, about " + d.minutes + " min with " + d.name,
  gstOn: (d) => "GST " + d.percent + "% on " + d.amount
}

export const priceWords: () => PriceWords = catalogue(english)
