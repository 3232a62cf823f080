// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface CheckoutWords {
  title: string
  deliverTo: string
  change: string
  name: string
  phone: string
  phoneHint: string
  pincode: string
  line1: string
  line2: string
  city: string
  state: string
  chooseState: string
  useAddress: string
  arrives(values: { day: string | number }): string
  payWith: string
  phonePe: string
  phonePeHint: string
  walletStays(values: { balance: string | number }): string
  pay(values: { amount: string | number }): string
  returns: string
  signInFirst: string
  fixFields(values: { count: number }): string
  missingName: string
  badPhone: string
  badPincode: string
  missingLine1: string
  missingCity: string
  missingState: string
  priceChanged(values: { price: string | number }): string
  priceChangedHint: string
  soldOutHint: string
  unpaidOrders: string
  notPaid(values: { problem: string | number }): string
  statesOfIndia: string
}

const english: CheckoutWords = {
  title: "Checkout",
  deliverTo: "Deliver to",
  change: "Change",
  name: "Full name",
  phone: "Mobile number",
  phoneHint: "The carrier calls this number.",
  pincode: "PIN code",
  line1: "House and street",
  line2: "Area or landmark",
  city: "Town or city",
  state: "State",
  chooseState: "Choose a state",
  useAddress: "Deliver here",
  arrives: (d) => "Arrives by " + d.day,
  payWith: "Pay with",
  phonePe: "PhonePe",
  phonePeHint: "UPI, card or net banking. You pay on PhonePe’s page and come back here.",
  walletStays: (d) => "Your wallet balance of " + d.balance + " stays for consultations.",
  pay: (d) => "Pay " + d.amount,
  returns: "Return unused items within 7 days of delivery.",
  signInFirst: "Sign in to order. Your cart stays as it is.",
  fixFields: (d) => plural(d.count, 0, en, { one: "Check one field", other: "Check " + number("en-IN", d.count, 0) + " fields" }) as string,
  missingName: "Enter the name of the person who receives it.",
  badPhone: "Enter a 10-digit Indian mobile number.",
  badPincode: "Enter the six digits of the PIN code.",
  missingLine1: "Enter the house and the street.",
  missingCity: "Enter a town or city.",
  missingState: "Choose a state.",
  priceChanged: (d) => "The total is now " + d.price + ".",
  priceChangedHint: "Prices changed while you were here. You have not paid: check the order and pay the new total.",
  soldOutHint: "You have not paid. Remove it or take fewer, and try again.",
  unpaidOrders: "See my orders",
  notPaid: (d) => d.problem + " You have not paid.",
  statesOfIndia: "Andaman and Nicobar Islands; Andhra Pradesh; Arunachal Pradesh; Assam; Bihar; Chandigarh; Chhattisgarh; Dadra and Nagar Haveli and Daman and Diu; Delhi; Goa; Gujarat; Haryana; Himachal Pradesh; Jammu and Kashmir; Jharkhand; Karnataka; Kerala; Ladakh; Lakshadweep; Madhya Pradesh; Maharashtra; Manipur; Meghalaya; Mizoram; Nagaland; Odisha; Puducherry; Punjab; Rajasthan; Sikkim; Tamil Nadu; Telangana; Tripura; Uttar Pradesh; Uttarakhand; West Bengal"
}

export const checkoutWords: () => CheckoutWords = catalogue(english)
