import { faqWords } from './words/faq.gen.ts'

/** Frequent questions about Tarapath, with answers. */
export function faq(): { question: string; answer: string }[] {
  const words = faqWords()
  return [
    { question: words.price, answer: words.priceAnswer },
    { question: words.start, answer: words.startAnswer },
    { question: words.balance, answer: words.balanceAnswer },
    { question: words.refund, answer: words.refundAnswer },
    { question: words.privacy, answer: words.privacyAnswer },
    { question: words.verified, answer: words.verifiedAnswer },
  ]
}
