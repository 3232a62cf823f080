// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface FaqWords {
  heading: string
  price: string
  priceAnswer: string
  start: string
  startAnswer: string
  balance: string
  balanceAnswer: string
  refund: string
  refundAnswer: string
  privacy: string
  privacyAnswer: string
  verified: string
  verifiedAnswer: string
}

const english: FaqWords = {
  heading: "Frequently asked questions",
  price: "How much does a consultation cost?",
  priceAnswer: "Each astrologer has a price per minute, which you see before you start. You pay from your wallet for the seconds that you talk, and you can set a limit.",
  start: "When does billing start?",
  startAnswer: "When both of you have joined. You are not charged while you wait, or when the astrologer does not answer.",
  balance: "What happens when my balance runs out?",
  balanceAnswer: "When about 2 minutes are left, the chat says so and you can recharge without leaving it. Otherwise it ends. We never recharge your wallet for you.",
  refund: "Can I get a refund?",
  refundAnswer: "A chat in which the astrologer wrote nothing is refunded in full at its end. For anything else choose Report a problem in My consultations within 48 hours. Our team replies within 2 working days.",
  privacy: "Does the astrologer see my phone number?",
  privacyAnswer: "No. Phone numbers in messages are hidden, and a call connects you without showing your number. You decide whether to share your birth details.",
  verified: "How are astrologers verified?",
  verifiedAnswer: "We check identity and training before their first consultation."
}

export const faqWords: () => FaqWords = catalogue(english)
