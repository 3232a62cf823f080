import { formatRupees, InlineNotice, TextLink } from '@tarapath/ui-kit'
import type { CheckoutProblem } from './use-checkout.ts'
import { checkoutWords } from './words/checkout.gen.ts'

/** Why an order was refused, and the fix. */
export function CheckoutProblemNotice({ problem }: { problem: CheckoutProblem | null }) {
  const words = checkoutWords()
  switch (problem?.name) {
    case undefined:
      return null
    case 'price-changed':
      return (
        <InlineNotice tone="warn" live="alert" title={words.priceChanged({ price: formatRupees(problem.totalPaise) })}>
          {words.priceChangedHint}
        </InlineNotice>
      )
    case 'sold-out':
      return (
        <InlineNotice tone="warn" live="alert" title={problem.text}>
          {words.soldOutHint}
        </InlineNotice>
      )
    case 'unpaid-orders':
      return (
        <InlineNotice tone="warn" live="alert" action={<TextLink href="/orders">{words.unpaidOrders}</TextLink>}>
          {problem.text}
        </InlineNotice>
      )
    case 'other':
      return (
        <InlineNotice tone="danger" live="alert">
          {problem.text}
        </InlineNotice>
      )
  }
}
