import { z } from 'zod'
import { retryRefund, countRefusedRefunds, listRefusedRefunds, recordManualRefund } from '@tarapath/backend/payments'
import { id, line } from './forms/fields.ts'
import { act } from './forms/panel.ts'
import type { DeskPage } from './desk-page.ts'
import { listOf } from './list-of.ts'
import { refundCard } from './refund-card.ts'

const refund = z.object({ refund: id('Refund') })

/** Money that we owe and that the payment provider will not send back. */
export const refunds: DeskPage = {
  id: 'refunds',
  title: 'Refunds',
  waiting: countRefusedRefunds,
  async show({ db }, view) {
    const { count, rows } = await listRefusedRefunds(db, view)
    return listOf({
      page: 'refunds',
      view,
      count,
      cards: rows.map((one) => refundCard(one, view.place)),
      words: {
        waiting: 'To pay',
        past: 'Paid by hand',
        nothingWaits: 'Every refund is on its way or back. What the payment provider refuses for good appears here.',
        nothingPast: 'Nothing was paid by hand yet.',
      },
    })
  },
  rowField: 'refund',
  acts: {
    again: act(refund, 'The payment provider is asked again.', ({ db, now }, given) =>
      retryRefund(db, now, given.refund),
    ),
    paid: act(
      refund.extend({ reference: line('The reference', 60) }),
      'Noted as paid: the customer reads the reference.',
      ({ db, now }, given) => recordManualRefund(db, now, given.refund, given.reference),
    ),
  },
}
