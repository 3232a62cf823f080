import { createClient, memoryStorage } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAtom } from '../platform/index.ts'
import { ProfileForm } from './profile-form.tsx'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** The form, which the customer opened from the wallet, with a link back to it. */
async function openForm() {
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch as typeof fetch,
    storage: memoryStorage(await backend.newCustomer()),
    retry: 0,
  })
  const profile = await getMyProfile(api)
  const store = createStore()
  store.set(apiAtom, api)
  const Page = () => (
    <Provider store={store}>
      <Link to="/wallet">Wallet</Link>
      <Link to="/profile#more">More</Link>
      <ProfileForm profile={profile} />
    </Provider>
  )
  const router = createMemoryRouter(
    [
      { path: '/wallet', element: <h1>My wallet</h1> },
      { path: '/profile', Component: Page },
    ],
    { initialEntries: ['/wallet', '/profile'] },
  )
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), router, api, name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }) }
}

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })

test('a link asks before unsaved changes are left, and they stay when the customer does', async () => {
  const { user, name } = await openForm()
  await user.type(name, 'Aditi')
  const link = screen.getByRole('link', { name: 'Wallet' })
  await user.click(link)
  expect(question()).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toBe(document.activeElement))
  await user.keyboard('{Escape}')
  expect(question()).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(name.value).toContain('Aditi')

  await user.click(link)
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'My wallet' })).toBeTruthy()
})

test('the back button asks too', async () => {
  const { user, router, name } = await openForm()
  await user.type(name, 'Aditi')
  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(name.value).toContain('Aditi')
  expect(router.state.location.pathname).toBe('/profile')
  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'My wallet' })).toBeTruthy()
})

test('nothing is asked within the page, or once it is saved', async () => {
  const { user, api, name } = await openForm()
  // The server trims it.
  await user.clear(name)
  await user.type(name, 'Aditi ')
  await user.click(screen.getByRole('link', { name: 'More' }))
  expect(question()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull())
  expect((await getMyProfile(api)).name).toBe('Aditi')
  await user.click(screen.getByRole('link', { name: 'Wallet' }))
  expect(await screen.findByRole('heading', { name: 'My wallet' })).toBeTruthy()
})

test('who only looks at their details leaves without a question', async () => {
  const { user } = await openForm()
  await user.click(screen.getByRole('link', { name: 'Wallet' }))
  expect(await screen.findByRole('heading', { name: 'My wallet' })).toBeTruthy()
})
