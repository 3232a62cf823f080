import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentNote } from './payment-note.tsx'

const textOf = (order: Parameters<typeof PaymentNote>[0]['order']) =>
  renderToStaticMarkup(<PaymentNote order={order} />).replaceAll(/<[^>]*>/g, '')

const cancelled = { status: 'cancelled', payment_status: 'success' } as const
const ended = { status: 'cancelled', payment_status: 'failed' } as const
const onItsWay = { amount: 749, completed_at: null }

test('a refund on its way and a completed one are said with their sum', () => {
  expect(textOf({ ...cancelled, refund: onItsWay })).toContain('₹749.00 is on its way back to your account.')
  expect(textOf({ ...cancelled, refund: { amount: 749, completed_at: '2026-11-20T06:30:00Z' } })).toContain(
    '₹749.00 was refunded to your account on',
  )
})

test('a refund that failed, or was paid another way, is told in the words of the server', () => {
  const message = 'You cancelled. ₹749.00 could not be refunded.'
  expect(textOf({ ...cancelled, refund: { ...onItsWay, message } })).toBe(message)
  const byHand = '₹749.00 was refunded to you another way. Reference: UTR 4711.'
  const refund = { amount: 749, completed_at: '2026-11-20T06:30:00Z', message: byHand }
  expect(textOf({ ...cancelled, payment_status: 'refunded', refund })).toBe(byHand)
})

test('the refund of money that came too late is said instead of what may have left the account', () => {
  expect(textOf(ended)).toContain('If money left your account')
  expect(textOf({ ...ended, refund: onItsWay })).toContain('₹749.00 is on its way back')
})
