import { isApiError } from '@tarapath/api-client'
import { initiateCoursePayment } from '@tarapath/api-client/courses'
import {
  awaySentence,
  failureOf,
  failureSentence,
  refusalCode,
  refusalSentence,
  toWireRupees,
  useApi,
  useEnvironment,
  usePaying,
  useQuietRefresh,
  withPlatform,
} from '@tarapath/customer-core/platform'
import { useState } from 'react'
import { storeAddress, toAddress, type AddressDraft } from './address.ts'
import type { CartLine } from './cart.ts'
import { rememberOrdered } from './ordered.ts'
import { checkoutWords } from './words/checkout.gen.ts'

export type CheckoutProblem =
  | { name: 'price-changed'; totalPaise: number }
  | { name: 'sold-out'; text: string }
  | { name: 'unpaid-orders'; text: string }
  | { name: 'other'; text: string }

interface OrderRequest {
  lines: readonly CartLine[]
  draft: AddressDraft
  /** The sum on the button. The server refuses another one. */
  totalPaise: number
}

/** Places the order and opens the pay page. Nothing leaves the cart before the payment is confirmed. */
export function useCheckout() {
  const api = useApi()
  const { platform } = useEnvironment()
  const refresh = useQuietRefresh()
  const [isPaying, setPaying] = usePaying()
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)

  const pay = async ({ lines, draft, totalPaise }: OrderRequest): Promise<void> => {
    if (isPaying) return
    setPaying(true)
    setProblem(null)
    try {
      const { txn_id, redirect_url } = await initiateCoursePayment(api, {
        kind: 'store',
        items: lines.map(({ productId, variantId, quantity }) => ({
          product_id: productId,
          quantity,
          ...(variantId !== null && { variant_id: variantId }),
        })),
        address: toAddress(draft),
        total: toWireRupees(totalPaise),
        path: withPlatform('/orders/payment', platform),
      })
      storeAddress(draft)
      rememberOrdered({ txnId: txn_id, lines, totalPaise })
      location.assign(redirect_url)
    } catch (error) {
      setProblem(checkoutProblem(error))
      setPaying(false)
      // Prices and stock as they are now.
      await refresh()
    }
  }
  return { isPaying, problem, pay }
}

/** Why an order was refused. */
export function checkoutProblem(error: unknown): CheckoutProblem {
  const text = refusalSentence(error) ?? awaySentence(error) ?? failureSentence(failureOf(error))
  const code = refusalCode(error)
  if (code === 'price_changed') return { name: 'price-changed', totalPaise: newTotalPaise(error) }
  if (code === 'out_of_stock') return { name: 'sold-out', text }
  if (code === 'too_many_unpaid') return { name: 'unpaid-orders', text }
  return { name: 'other', text: checkoutWords().notPaid({ problem: text }) }
}

function newTotalPaise(error: unknown): number {
  const body = isApiError(error) ? error.body : null
  const total = typeof body === 'object' && body !== null && 'total' in body ? Number(body.total) : Number.NaN
  return Math.round(total * 100)
}
