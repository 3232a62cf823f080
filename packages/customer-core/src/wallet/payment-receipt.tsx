import { getRechargeDetails } from '@tarapath/api-client/wallet'
import type { RechargeDetails } from '@tarapath/api-client/types'
import { formatRupees, Receipt, Skeleton } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { customerAtom } from '../account/index.ts'
import { formatDayAndTime, toPaise, useApi } from '../platform/index.ts'
import { priceRows } from './use-quote.ts'
import { paymentWords } from './words/payment.gen.ts'

/** The receipt of a recharge. It is loaded after the result is shown. */
export function PaymentReceipt({ txnId, amount }: { txnId: string; amount: number }) {
  const api = useApi()
  const customer = useAtomValue(customerAtom)
  const [details, setDetails] = useState<RechargeDetails | 'failed' | null>(null)
  useEffect(() => {
    let isMounted = true
    getRechargeDetails(api, { amount, txn_id: txnId }).then(
      (answer) => isMounted && setDetails(answer),
      () => isMounted && setDetails('failed'),
    )
    return () => {
      isMounted = false
    }
  }, [api, txnId, amount])

  const words = paymentWords()
  if (details === 'failed') return <p>{words.receiptNotLoaded}</p>
  if (!details) return <Skeleton height="12rem" shape="box" />
  const rows = priceRows(details)
  return (
    <Receipt
      level={2}
      title={words.receipt}
      referenceLabel={words.referenceLabel}
      reference={details.receipt?.number ?? txnId}
      rows={[
        ...(customer.name ? [{ label: words.for, value: customer.name }] : []),
        ...(customer.email ? [{ label: words.email, value: customer.email }] : []),
        ...(details.receipt?.paid_at
          ? [{ label: words.paidAt, value: formatDayAndTime(details.receipt.paid_at) }]
          : []),
        ...rows.slice(0, -1).map(({ label, paise }) => ({ label, value: formatRupees(paise) })),
      ]}
      total={{ label: words.youPaid, paise: toPaise(details.payable) }}
    />
  )
}
