import { createClient, memoryStorage } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import type { ComponentType } from 'react'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadProfileAtom } from '../account/index.ts'
import { apiAtom, signInAtom } from '../platform/index.ts'
import DeleteScreen from './delete-screen.tsx'
import NumberScreen from './number-screen.tsx'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** A screen of a signed-in customer, whose checked codes are answered when `answer` is called. */
async function openScreen(Screen: ComponentType) {
  const customer = await backend.newCustomer()
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const sent: string[] = []
  const fetch = async (input: Request) => {
    const { pathname } = new URL(input.url)
    sent.push(pathname)
    const reply = await backend.fetch(input)
    if (pathname.endsWith('/verify-otp')) await promise
    return reply
  }
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: fetch as typeof globalThis.fetch,
    storage: memoryStorage(customer),
    retry: 0,
  })
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInAtom, 'signed-in')
  await store.set(loadProfileAtom)
  const Page = () => (
    <Provider store={store}>
      <Link to="/wallet">Wallet</Link>
      <Screen />
    </Provider>
  )
  const loader = () => ({ isSignedIn: true, blockedBy: [] })
  const router = createMemoryRouter([
    { path: '/', Component: Page, loader, HydrateFallback: () => null },
    { path: '/wallet', element: <h1>My wallet</h1> },
  ])
  render(<RouterProvider router={router} />)
  const { phone_number: phone } = await getMyProfile(api)
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const isSent = (path: string) => sent.some((pathname) => pathname.includes(path))
  const enterCode = async (button: string) => {
    await user.type(await screen.findByLabelText('6-digit OTP'), await backend.codeSentTo(phone))
    await press(button)
    await waitFor(() => expect(isSent('verify-otp')).toBe(true))
  }
  return { user, press, enterCode, answer, isSent, api, sent }
}

/** Long enough for a reply of the backend in memory to be used. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

test('who keeps the account while the code is checked keeps it', async () => {
  const { press, enterCode, answer, api } = await openScreen(DeleteScreen)
  await press('Continue')
  await enterCode('Delete my account')
  await press('Keep my account')
  answer()
  await settle()
  expect(screen.getByRole('heading', { name: 'Delete account' })).toBeTruthy()
  expect(await getMyProfile(api)).toMatchObject({ name: expect.any(String) })
})

test('who leaves the page while the code is checked keeps the account', async () => {
  const { user, press, enterCode, answer, api } = await openScreen(DeleteScreen)
  await press('Continue')
  await enterCode('Delete my account')
  await user.click(screen.getByRole('link', { name: 'Wallet' }))
  answer()
  await settle()
  expect(await getMyProfile(api)).toMatchObject({ name: expect.any(String) })
})

test('who starts the change of the number again is not thrown into its next step by a late reply', async () => {
  const { user, press, enterCode, answer, sent } = await openScreen(NumberScreen)
  await user.type(await screen.findByLabelText('New mobile number'), '9876500001')
  await press('Send OTP')
  await enterCode('Next')
  await press('Start again')
  answer()
  await settle()
  expect(await screen.findByLabelText('New mobile number')).toBeTruthy()
  expect(sent.filter((path) => path.endsWith('/send-otp'))).toHaveLength(1)
})
