import { isApiError } from '@tarapath/api-client'
import { getRechargeDetails } from '@tarapath/api-client/wallet'
import type { RechargeDetails } from '@tarapath/api-client/types'
import { formatRupees } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { failureOf, failureSentence, refusalSentence, toPaise, toWireRupees, useApi } from '../platform/index.ts'
import { minutesFor, type KnownAstrologer } from './last-astrologers.ts'
import { priceWords } from './words/price.gen.ts'

export interface PriceRow {
  label: string
  paise: number
  tone?: 'plain' | 'strong' | 'money'
}

export type Quote =
  | { name: 'none' }
  | { name: 'ready'; payablePaise: number; creditPaise: number; rows: PriceRow[] }
  | { name: 'rejected'; problem: string }

/** The price of an amount and a coupon, from the server. The last one is kept while the next is loading. */
export function useQuote(
  paise: number | null,
  coupon: string | null,
  astrologer: KnownAstrologer | null = null,
): Quote {
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
      (details) =>
        setQuote({
          name: 'ready',
          payablePaise: toPaise(details.payable),
          creditPaise: toPaise(details.amount) + toPaise(details.bonus),
          rows: quoteRows(details, astrologer),
        }),
      (error: unknown) => {
        if (isApiError(error) && error.kind === 'aborted') return
        setQuote({
          name: 'rejected',
          problem: refusalSentence(error) ?? failureSentence(failureOf(error)),
        })
      },
    )
    return () => wait.abort()
  }, [api, paise, coupon, astrologer])
  return quote
}

type Price = Omit<RechargeDetails, 'receipt' | 'activity'>

/** The price before it is paid: what comes into the wallet, and for how long that is. */
function quoteRows(details: Price, astrologer: KnownAstrologer | null): PriceRow[] {
  const words = priceWords()
  const { amount, bonus, discount, gst, gst_percent: percent, payable } = details
  const creditPaise = toPaise(amount) + toPaise(bonus)
  const minutes = astrologer ? minutesFor(creditPaise, astrologer) : 0
  const taxedAmount = formatRupees(toPaise(payable) - toPaise(gst), { trailingZeros: 'strip' })
  return [
    {
      label: astrologer && minutes > 0 ? words.walletCreditFor({ minutes, name: astrologer.name }) : words.walletCredit,
      paise: creditPaise,
    },
    ...(discount > 0 ? [{ label: words.coupon, paise: -toPaise(discount) }] : []),
    ...(percent > 0 ? [{ label: words.gstOn({ percent, amount: taxedAmount }), paise: toPaise(gst) }] : []),
    { label: words.youPay, paise: toPaise(payable), tone: 'strong' },
  ]
}

/** The price on the receipt of a recharge. */
export function priceRows(details: Price): PriceRow[] {
  const words = priceWords()
  const { amount, bonus, discount, gst, gst_percent: percent, payable } = details
  return [
    { label: words.walletCredit, paise: toPaise(amount) },
    ...(bonus > 0 ? [{ label: words.bonus, paise: toPaise(bonus) }] : []),
    ...(discount > 0 ? [{ label: words.coupon, paise: -toPaise(discount) }] : []),
    ...(percent > 0 ? [{ label: words.gst({ percent }), paise: toPaise(gst) }] : []),
    { label: words.youPay, paise: toPaise(payable), tone: 'strong' },
  ]
}
