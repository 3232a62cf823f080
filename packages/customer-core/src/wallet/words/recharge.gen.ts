// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface RechargeWords {
  amount: string
  bonus(values: { amount: string | number }): string
  enterAmount: string
  notAnAmount: string
  belowMinimum(values: { amount: string | number }): string
  aboveMaximum(values: { amount: string | number }): string
  pay: string
  payAmount(values: { amount: string | number }): string
  terms: string
  paymentHelp: string
  priceChanged(values: { price: string | number }): string
  priceChangedHint(values: { shownPrice: string | number }): string
  priceDetails: string
  chooseAmount: string
  notPaid(values: { problem: string | number }): string
  applyCoupon: string
  couponCode: string
  couponApplied(values: { code: string | number }): string
  couponUnknown(values: { code: string | number }): string
  apply: string
  remove: string
  minutes(values: { minutes: string | number }): string
  payAndGet(values: { pay: string | number; get: string | number }): string
}

const english: RechargeWords = {
  amount: "Amount",
  bonus: (d) => "+ " + d.amount + " bonus",
  enterAmount: "Enter amount",
  notAnAmount: "Enter an amount in rupees, such as 350 or 350.50.",
  belowMinimum: (d) => "Minimum recharge is " + d.amount + ".",
  aboveMaximum: (d) => "Maximum recharge is " + d.amount + ".",
  pay: "Pay",
  payAmount: (d) => "Pay " + d.amount,
  terms: "You pay on PhonePe and come back here. Wallet money can be used on Tarapath only. If a payment fails, the money goes back to where you paid from.",
  paymentHelp: "Question about a payment?",
  priceChanged: (d) => "The price is now " + d.price + ".",
  priceChangedHint: (d) => "We showed " + d.shownPrice + " before. You have not paid yet: pay the new price or choose another amount.",
  priceDetails: "Price details",
  chooseAmount: "Choose an amount to see the price.",
  notPaid: (d) => d.problem + " You have not paid.",
  applyCoupon: "Apply coupon",
  couponCode: "Coupon code",
  couponApplied: (d) => "Coupon " + d.code + " applied",
  couponUnknown: (d) => "Coupon " + d.code + " does not exist.",
  apply: "Apply",
  remove: "Remove",
  minutes: (d) => d.minutes + " min",
  payAndGet: (d) => "Pay " + d.pay + " · get " + d.get
}

export const rechargeWords: () => RechargeWords = catalogue(english)
