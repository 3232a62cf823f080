import { spentPaise } from '@tarapath/customer-core/consultation'
import { formatRupees } from '@tarapath/ui-kit'
import { articleWords } from './words/article.gen.ts'

const RATE_PAISE = 2400

/** Ends at ₹24 a minute: the seconds that were charged, and those that are paid for after the refund. */
const ENDINGS = [
  { name: 'endedByYou', charged: 250, paid: 250 },
  { name: 'noReply', charged: 180, paid: 0 },
  { name: 'leftEarly', charged: 50, paid: 0 },
  { name: 'outage', charged: 600, paid: 560 },
  { name: 'callDropped', charged: 205, paid: 180 },
  { name: 'callDroppedEarly', charged: 40, paid: 0 },
] as const

/** What six consultations cost, by the formula of the receipts. `refund-policy.test.ts` has the same six. */
export const exampleEndings = () =>
  ENDINGS.map(({ name, charged, paid }) => {
    const [chargedPaise, paidPaise] = [spentPaise(charged, RATE_PAISE), spentPaise(paid, RATE_PAISE)]
    return {
      what: articleWords()[name],
      charged: formatRupees(chargedPaise),
      refunded: formatRupees(chargedPaise - paidPaise),
      paid: formatRupees(paidPaise),
    }
  })
