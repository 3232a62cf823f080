import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { formatDuration, formatRupees, InlineNotice, Receipt } from '@tarapath/ui-kit'
import { formatDay, formatTimeWithSeconds, toPaise } from '../platform/index.ts'
import { endedByLabel } from './ended-by-label.ts'
import { receiptWords } from './words/receipt.gen.ts'

/** The receipt of a consultation: start, end, paid time, refund and total. */
export function ConsultationReceipt({ item, level = 3 }: { item: ConsultationHistoryItem; level?: 2 | 3 }) {
  const words = receiptWords()
  const chargedPaise = toPaise(item.amount_charged)
  const refundedPaise = toPaise(item.refunded ?? 0)
  const rows = [
    ...(item.started_at ? [{ label: words.date, value: formatDay(item.started_at) }] : []),
    ...(item.started_at
      ? [{ label: words.joined({ name: item.consultant.name }), value: formatTimeWithSeconds(item.started_at) }]
      : []),
    ...(item.ended_at ? [{ label: endedByLabel(item), value: formatTimeWithSeconds(item.ended_at) }] : []),
    ...(item.started_at
      ? [{ label: words.paidTime, value: paidTime(item) }]
      : [{ label: words.paidTime, value: words.none }]),
    ...(item.gst ? [{ label: words.gstIncluded, value: formatRupees(toPaise(item.gst)) }] : []),
  ]
  const isRefunded = refundedPaise !== 0
  if (isRefunded)
    rows.push(
      { label: words.charged, value: formatRupees(chargedPaise) },
      { label: words.refunded, value: formatRupees(-refundedPaise) },
    )
  return (
    <>
      {isRefunded ? (
        <InlineNotice tone="success" title={words.refundedToWallet({ amount: formatRupees(refundedPaise) })}>
          {item.refund_reason}
        </InlineNotice>
      ) : null}
      <Receipt
        level={level}
        title={words.title}
        referenceLabel={words.reference}
        reference={item.reference}
        rows={rows}
        total={{ label: isRefunded ? words.youPaid : words.charged, paise: chargedPaise - refundedPaise }}
      />
    </>
  )
}

function paidTime({ duration_seconds: seconds, price_per_minute: rate }: ConsultationHistoryItem): string {
  const time = formatDuration(seconds)
  if (rate === undefined) return time
  return receiptWords().timeAtRate({ time, rate: formatRupees(toPaise(rate), { trailingZeros: 'strip' }) })
}
