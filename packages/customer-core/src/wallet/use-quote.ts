import { isApiError } from '@tarapath/api-client'
import { getRechargeDetails } from '@tarapath/api-client/wallet'
import type { RechargeDetails } from '@tarapath/api-client/types'
import { useEffect, useState } from 'react'
import { failureOf, failureSentence, refusalSentence, toPaise, toWireRupees, useApi } from '../platform/index.ts'

export interface PriceRow {
  label: string
  paise: number
  tone?: 'plain' | 'strong' | 'money'
}

export type Quote =
  | { name: 'none' }
  | { name: 'ready'; payablePaise: number; rows: PriceRow[] }
  | { name: 'rejected'; problem: string }

/** The price of an amount and a coupon, from the server. The last one is kept while the next is loading. */
export function useQuote(paise: number | null, coupon: string | null): Quote {
  const api = useApi()
  const [quote, setQuote] = useState<Quote>({ name: 'none' })
  useEffect(() => {
    if (paise === null) {
      setQuote({ name: 'none' })
      return
    }
    const wait = new AbortController()
    const input = { amount: toWireRupees(paise), ...(coupon ? { coupon_code: coupon } : {}) }
    getRechargeDetails(api, input, { signal: wait.signal }).then(
      (details) => setQuote({ name: 'ready', payablePaise: toPaise(details.payable), rows: priceRows(details) }),
      (error: unknown) => {
        if (isApiError(error) && error.kind === 'aborted') return
        setQuote({
          name: 'rejected',
          problem: refusalSentence(error) ?? failureSentence(failureOf(error), 'The price'),
        })
      },
    )
    return () => wait.abort()
  }, [api, paise, coupon])
  return quote
}

export function priceRows(details: Omit<RechargeDetails, 'receipt' | 'activity'>): PriceRow[] {
  const { amount, bonus, discount, gst, gst_percent: percent, payable } = details
  return [
    { label: 'Added to wallet', paise: toPaise(amount) },
    ...(bonus > 0 ? [{ label: 'Bonus', paise: toPaise(bonus) }] : []),
    ...(discount > 0 ? [{ label: 'Coupon', paise: -toPaise(discount) }] : []),
    ...(percent > 0 ? [{ label: `GST ${percent}%`, paise: toPaise(gst) }] : []),
    { label: 'You pay', paise: toPaise(payable), tone: 'strong' },
  ]
}
