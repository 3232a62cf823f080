import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { formatDuration, formatRupees, InlineNotice, Receipt } from '@tarapath/ui-kit'
import { formatDay, formatTimeWithSeconds, toPaise } from '../platform/index.ts'
import { endedByLabel } from './ended-by-label.ts'

/** The receipt of a consultation: start, end, paid time, refund and total. */
export function ConsultationReceipt({ item, level = 3 }: { item: ConsultationHistoryItem; level?: 2 | 3 }) {
  const chargedPaise = toPaise(item.amount_charged)
  const refundedPaise = toPaise(item.refunded ?? 0)
  const rows = [
    ...(item.started_at ? [{ label: 'Date', value: formatDay(item.started_at) }] : []),
    ...(item.started_at
      ? [{ label: `${item.consultant.name} joined`, value: formatTimeWithSeconds(item.started_at) }]
      : []),
    ...(item.ended_at ? [{ label: endedByLabel(item), value: formatTimeWithSeconds(item.ended_at) }] : []),
    ...(item.started_at ? [{ label: 'Paid time', value: paidTime(item) }] : [{ label: 'Paid time', value: 'None' }]),
    ...(item.gst ? [{ label: 'GST included', value: formatRupees(toPaise(item.gst)) }] : []),
  ]
  const reference = `TP-${item.id}`
  if (refundedPaise === 0) {
    const total = { label: 'Taken from wallet', paise: chargedPaise }
    return <Receipt level={level} reference={reference} rows={rows} total={total} />
  }
  rows.push(
    { label: 'Taken from wallet', value: formatRupees(chargedPaise) },
    { label: 'Given back', value: formatRupees(-refundedPaise) },
  )
  return (
    <>
      <InlineNotice tone="success" title={`${formatRupees(refundedPaise)} came back to your wallet.`}>
        {item.refund_reason}
      </InlineNotice>
      <Receipt
        level={level}
        reference={reference}
        rows={rows}
        total={{ label: 'You paid', paise: chargedPaise - refundedPaise }}
      />
    </>
  )
}

function paidTime({ duration_seconds: seconds, price_per_minute: rate }: ConsultationHistoryItem): string {
  const time = formatDuration(seconds)
  return rate === undefined ? time : `${time} × ${formatRupees(toPaise(rate), { trailingZeros: 'strip' })}/min`
}
