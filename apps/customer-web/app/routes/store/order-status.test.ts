import { expect, test } from 'vitest'
import { orderStatus, orderSteps, possibleRequest } from './order-status.ts'

const order = {
  status: 'placed',
  payment_status: 'success',
  placed_at: '2026-11-20T10:00:00+05:30',
  status_changed_at: null,
} as const
const day = (text: string) => Date.parse(`${text}T12:00:00+05:30`)

test('a parcel is on one of four steps, and its day stands at the last', () => {
  const { steps, current } = orderSteps({ ...order, status: 'shipped', status_changed_at: '2026-11-22T09:00:00+05:30' })
  expect(steps).toEqual([
    { label: 'Ordered', date: '20 Nov' },
    { label: 'Packed', date: undefined },
    { label: 'Shipped', date: '22 Nov' },
    { label: 'Delivered', date: undefined },
  ])
  expect(current).toBe(2)
})

test('an order that is not paid says so instead of being on its way', () => {
  expect(orderStatus({ ...order, payment_status: 'pending' })).toBe('Payment pending')
  expect(orderStatus({ ...order, payment_status: 'failed', status: 'cancelled' })).toBe('Not paid')
  expect(orderSteps({ ...order, payment_status: 'failed' }).steps).toHaveLength(2)
})

test('it can be cancelled until it is shipped, and returned for seven days after it came', () => {
  expect(possibleRequest(order, day('2026-11-20'))).toBe('cancel')
  expect(possibleRequest({ ...order, payment_status: 'pending' }, day('2026-11-20'))).toBeNull()
  expect(possibleRequest({ ...order, status: 'shipped' }, day('2026-11-21'))).toBe('later')
  const delivered = { ...order, status: 'delivered', status_changed_at: '2026-11-24T09:00:00+05:30' } as const
  expect(possibleRequest(delivered, day('2026-11-30'))).toBe('return')
  expect(possibleRequest(delivered, day('2026-12-02'))).toBe('over')
  expect(possibleRequest({ ...delivered, status: 'returned' }, day('2026-11-30'))).toBeNull()
})
