import { createClient, memoryStorage } from '@tarapath/api-client'
import { openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAtom } from '../platform/index.ts'
import { RechargeForm } from './recharge-form.tsx'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** The form before a backend whose quote is lower than what its recharge asks for. */
async function openForm({ quoted = (payable: number) => payable } = {}) {
  const customer = await backend.newCustomer()
  const asked: string[] = []
  const api = createClient({
    baseUrl: 'http://tarapath.test',
    storage: memoryStorage(customer),
    retry: 0,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      const reply = await backend.fetch(request)
      if (!pathname.endsWith('/recharge_details/')) return reply
      const details = (await reply.json()) as { payable: number }
      return Response.json({ ...details, payable: quoted(details.payable) })
    },
  })
  const store = createStore()
  store.set(apiAtom, api)
  const amounts = [{ id: 1, amount: 500, bonus: 0, total: 500, label: null, is_popular: true }]
  const Page = () => (
    <Provider store={store}>
      <RechargeForm amounts={amounts} astrologer={{ name: 'Acharya Meera', ratePaise: 1800 }} />
    </Provider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />)
  const requestsTo = (end: string) => asked.filter((path) => path.endsWith(end)).length
  return { user: userEvent.setup(), requestsTo }
}

test('a recharge that asks another sum than the button says opens no pay page before the customer agrees', async () => {
  const { user, requestsTo } = await openForm({ quoted: (payable) => payable - 40 })
  await user.click(await screen.findByRole('button', { name: 'Pay ₹550 · get ₹550' }))
  expect(await screen.findByText('The price is now ₹590.00.')).toBeTruthy()
  expect(requestsTo('/initiate-transaction/')).toBe(0)

  await user.click(screen.getByRole('button', { name: 'Pay ₹590 · get ₹550' }))
  await expect.poll(() => requestsTo('/initiate-transaction/')).toBe(1)
  expect(requestsTo('/wallet/recharge/')).toBe(1)
})

test('another amount is asked for anew', async () => {
  const { user, requestsTo } = await openForm({ quoted: (payable) => payable - 40 })
  await user.click(await screen.findByRole('button', { name: 'Pay ₹550 · get ₹550' }))
  await screen.findByText('The price is now ₹590.00.')
  await user.click(screen.getByRole('button', { name: 'Enter amount' }))
  await user.type(screen.getByRole('textbox', { name: 'Enter amount' }), '1000')
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1,140 · get ₹1,100' }))
  expect(await screen.findByText('The price is now ₹1,180.00.')).toBeTruthy()
  expect(requestsTo('/initiate-transaction/')).toBe(0)
})

test('the sum of the button opens the pay page at once', async () => {
  const { user, requestsTo } = await openForm()
  await user.click(await screen.findByRole('button', { name: 'Pay ₹590 · get ₹550' }))
  await expect.poll(() => requestsTo('/initiate-transaction/')).toBe(1)
  expect(screen.queryByText(/The price is now/)).toBeNull()
})

test('a customer who comes back from the pay page can press the button again', async () => {
  const { user, requestsTo } = await openForm()
  const pay = await screen.findByRole('button', { name: 'Pay ₹590 · get ₹550' })
  await user.click(pay)
  await expect.poll(() => requestsTo('/initiate-transaction/')).toBe(1)
  await user.click(pay)
  expect(pay.getAttribute('aria-busy')).toBe('true')

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(pay.getAttribute('aria-busy')).toBeNull())
  await user.click(pay)
  await expect.poll(() => requestsTo('/initiate-transaction/')).toBe(2)
  expect(requestsTo('/wallet/recharge/')).toBe(2)
})

test('the price says for how long it pays, and the fields for other amounts and coupons are folded', async () => {
  const { user } = await openForm()
  const price = await screen.findByRole('table', { name: 'Price details' })
  expect(price.textContent).toContain('Wallet credit, about 30 min with Acharya Meera')
  expect(price.textContent).toContain('GST 18% on ₹500')
  expect(screen.queryByRole('textbox')).toBeNull()
  const coupon = screen.getByRole('button', { name: 'Apply coupon' })
  await user.click(coupon)
  expect(coupon.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Coupon code' })).toBeTruthy()
})
