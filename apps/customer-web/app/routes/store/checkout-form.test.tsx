// @vitest-environment jsdom
import { ApiError } from '@tarapath/api-client'
import type { UserProfile } from '@tarapath/api-client/types'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { atom, createStore, Provider, useAtomValue } from 'jotai'
import { expect, test, vi } from 'vitest'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutProblemNotice } from './checkout-problem.tsx'
import { priceCart } from './price-cart.ts'
import { checkoutProblem } from './use-checkout.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const field = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement

const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

test('a profile that comes late fills in what is untouched, and leaves the rest and the focus alone', async () => {
  const profileAtom = atom<UserProfile | null>(null)
  const store = createStore()
  const Page = () => <CheckoutForm cart={priceCart([], {})} profile={useAtomValue(profileAtom)} balance={null} />
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const router = createMemoryRouter([{ path: '/', Component: Page }])
  await act(async () =>
    root.render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  await type('name', 'Aditi Sh')
  await type('line1', '12 Dhantoli')
  const street = field('line1')
  street.focus()

  const profile = { name: 'Aditi Sharma', phone_number: '+919812345670' } as UserProfile
  await act(async () => store.set(profileAtom, profile))
  expect(field('phone_number').value).toBe('9812345670')
  expect(field('name').value).toBe('Aditi Sh')
  expect(field('line1')).toBe(street)
  expect(street.value).toBe('12 Dhantoli')
  expect(document.activeElement).toBe(street)
  await act(async () => root.unmount())
})

test('what is out of stock is named in the words of the server', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const detail = 'Fewer than 3 of "Rudraksha mala" are in stock.'
  const error = new ApiError('http', 'initiateCoursePayment', {
    status: 409,
    body: { detail, code: 'out_of_stock', product_id: 1 },
  })
  await act(async () => root.render(<CheckoutProblemNotice problem={checkoutProblem(error)} />))
  expect(document.body.textContent).toContain(detail)
  expect(document.body.textContent).toContain('Remove it or take fewer, and try again.')
  await act(async () => root.unmount())
})
