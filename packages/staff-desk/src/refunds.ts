import { z } from 'zod'
import {
  retryRefund,
  countRefusedRefunds,
  listRefusedRefunds,
  recordManualRefund,
  refundSumPaise,
} from '@tarapath/backend/payments'
import type { DeskPage } from './desk-page.ts'
import { id, text } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { listSection } from './list-section.ts'
import { refundCard } from './refund-card.ts'

const refund = z.object({ refund: id('Refund') })

/** Refunds that the payment provider has refused for good, to retry or to pay another way. */
export const refunds: DeskPage = {
  id: 'refunds',
  title: 'Refunds',
  group: 'Money',
  countOpen: countRefusedRefunds,
  async show({ db }, view) {
    const { count, rows } = await listRefusedRefunds(db, view)
    return listSection({
      page: 'refunds',
      view,
      count,
      cards: rows.map((entry) => refundCard(entry, view)),
      labels: {
        open: 'To pay',
        past: 'Paid manually',
        noneOpen: 'No refused refunds',
        nonePast: 'No refunds paid manually',
      },
    })
  },
  rowField: 'refund',
  actions: {
    again: formAction(
      refund,
      'The refund was requested again.',
      ({ db, now }, input) => retryRefund(db, now, input.refund),
      { sumPaise: ({ db }, input) => refundSumPaise(db, input.refund) },
    ),
    paid: formAction(
      refund.extend({ reference: text('The reference', 60) }),
      'Marked as paid. The customer sees the reference.',
      ({ db, now }, input) => recordManualRefund(db, now, input.refund, input.reference),
      { sumPaise: ({ db }, input) => refundSumPaise(db, input.refund) },
    ),
  },
}
