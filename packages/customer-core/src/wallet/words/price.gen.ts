// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PriceWords {
  walletCredit: string
  bonus: string
  coupon: string
  gst(values: { percent: string | number }): string
  youPay: string
}

const english: PriceWords = {
  walletCredit: "Wallet credit",
  bonus: "Bonus",
  coupon: "Coupon",
  gst: (d) => "GST " + d.percent + "%",
  youPay: "You pay"
}

export const priceWords: () => PriceWords = catalogue(english)
