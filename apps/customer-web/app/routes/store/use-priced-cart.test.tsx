// @vitest-environment jsdom
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { expect, test, vi } from 'vitest'
import { writeStored } from '../../stored.ts'
import { readCart, type CartLine } from './cart.ts'
import type { Products } from './price-cart.ts'
import { usePricedCart } from './use-priced-cart.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const lineOf = (slug: string, productId: number): CartLine => ({
  slug,
  productId,
  variantId: null,
  quantity: 1,
  seenPaise: 100,
})

test('a thing that another tab added is loaded, once', async () => {
  writeStored('cart', [lineOf('mala', 1)])
  const asked: string[][] = []
  /** Nothing is sold any more, and the ring does not load. */
  const loader = (): Products => {
    const slugs = readCart().map(({ slug }) => slug)
    asked.push(slugs)
    return Object.fromEntries(slugs.map((slug) => [slug, slug === 'ring' ? undefined : null]))
  }
  let reasons: (string | null)[] = []
  const Page = () => {
    reasons = usePricedCart(useLoaderData<Products>()).lines.map(({ blockedBy }) => blockedBy)
    return null
  }
  const router = createMemoryRouter([{ path: '/', loader, Component: Page, HydrateFallback: () => null }])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  expect(asked).toEqual([['mala']])
  const addInAnotherTab = (lines: CartLine[]) =>
    act(async () => {
      writeStored('cart', lines)
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    })
  await addInAnotherTab([lineOf('mala', 1), lineOf('bell', 2), lineOf('ring', 3)])
  expect(asked).toEqual([['mala'], ['mala', 'bell', 'ring']])
  expect(reasons).toEqual(['gone', 'gone', 'not-loaded'])
  await act(async () => root.unmount())
})
