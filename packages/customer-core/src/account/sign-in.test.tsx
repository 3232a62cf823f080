import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { updateProfile } from '@tarapath/api-client/account'
import { openTestBackend, type TestBackend } from '@tarapath/backend-testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, useAtomValue } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom, PlatformProvider, signInAtom, signInSourceAtom } from '../platform/index.ts'
import { AccountArea, customerAtom, loadProfileAtom, profileAtom, useSignInFirst } from './index.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

let lastPhone = 9_000_000_000
const newPhone = () => String((lastPhone += 1))

/** A page with one action that needs a customer. */
function openPage({ fetch = backend.fetch as typeof globalThis.fetch } = {}) {
  const storage = memoryStorage()
  const api: Client = createClient({ baseUrl: 'http://tarapath.test', fetch, storage, retry: 0 })
  const store = createStore()
  const announced: string[] = []
  store.set(apiAtom, api)
  store.set(signInSourceAtom, {
    isSignedIn: () => store.get(signInAtom) === 'signed-in',
    tokens: () => storage.get(),
    announce: (change) => announced.push(change),
    subscribe: () => () => {},
  })
  const action = vi.fn()
  const Page = () => (
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <AccountArea />
      <ChatButton onChat={action} />
      <ProfileName />
    </PlatformProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />)
  return { api, store, action, announced, user: userEvent.setup() }
}

function ChatButton({ onChat }: { onChat(): void }) {
  const signInFirst = useSignInFirst()
  return (
    <button type="button" onClick={() => signInFirst(onChat, 'Sign in to chat with Acharya Meera.')}>
      Chat
    </button>
  )
}

function ProfileName() {
  return <output aria-label="Profile">{useAtomValue(profileAtom).name}</output>
}

test('a tap of a visitor opens the login dialog, and the action runs after the right code', async () => {
  const phone = newPhone()
  const { action, announced, store, user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Chat' }))
  expect(await screen.findByText('Sign in to chat with Acharya Meera.')).toBeTruthy()
  expect(action).not.toHaveBeenCalled()

  await user.type(screen.getByLabelText('Mobile number'), phone)
  await user.click(screen.getByRole('button', { name: 'Get OTP' }))
  await screen.findByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)
  await user.type(screen.getByLabelText('6-digit OTP'), await backend.codeSentTo(`+91${phone}`))

  await waitFor(() => expect(action).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(store.get(signInAtom)).toBe('signed-in')
  expect(announced).toEqual(['signed-in'])
  expect(screen.getByLabelText('Profile').textContent).toBe('ready')

  await user.click(screen.getByRole('button', { name: 'Chat' }))
  expect(action).toHaveBeenCalledTimes(2)
})

test('who closes the dialog while the code is checked is signed in, and the action does not run', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const page = openPage({
    fetch: async (input, init) => {
      const reply = await backend.fetch(input as Request, init)
      if (new URL((input as Request).url).pathname.includes('otp_verify')) await promise
      return reply
    },
  })
  await signIn(page, newPhone())
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  answer()
  await waitFor(() => expect(screen.getByLabelText('Profile').textContent).toBe('ready'))
  expect(page.store.get(signInAtom)).toBe('signed-in')
  expect(page.action).not.toHaveBeenCalled()
})

test('a wrong code shows an error and keeps its digits; going back keeps the number', async () => {
  const phone = newPhone()
  const { user } = openPage()
  await user.click(screen.getByRole('button', { name: 'Chat' }))
  await user.type(await screen.findByLabelText('Mobile number'), phone)
  await user.click(screen.getByRole('button', { name: 'Get OTP' }))
  const boxes = await screen.findByLabelText<HTMLInputElement>('6-digit OTP')
  const wrong = (await backend.codeSentTo(`+91${phone}`)) === '111111' ? '222222' : '111111'
  await user.type(boxes, wrong)
  expect(await screen.findByText(/^Incorrect OTP/)).toBeTruthy()
  expect(boxes.value).toBe(wrong)
  await user.click(screen.getByRole('button', { name: 'Change number' }))
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe(phone)
})

test('without a connection the dialog shows an error and stays open', async () => {
  const { user } = openPage({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await user.click(screen.getByRole('button', { name: 'Chat' }))
  await user.type(await screen.findByLabelText('Mobile number'), newPhone())
  await user.click(screen.getByRole('button', { name: 'Get OTP' }))
  expect(await screen.findByText(/Tarapath is not responding/)).toBeTruthy()
})

test('a profile that the server rejects signs the customer out; a lost connection does not', async () => {
  const customer = await backend.newCustomer()
  let online = true
  const { api, store } = openPage({
    fetch: (input, init) =>
      online ? backend.fetch(input as Request, init) : Promise.reject(new TypeError('Failed to fetch')),
  })
  await api.session.signIn(customer)
  store.set(signInAtom, 'signed-in')
  await store.set(loadProfileAtom)
  expect(store.get(profileAtom).name).toBe('ready')

  online = false
  await store.set(loadProfileAtom)
  expect(store.get(signInAtom)).toBe('signed-in')
  expect(store.get(profileAtom).name).toBe('ready')

  online = true
  document.cookie = 'email=meera@example.com; Path=/'
  await api.session.signIn({ access: 'made up', refresh: 'made up' })
  await store.set(loadProfileAtom)
  expect(store.get(signInAtom)).toBe('signed-out')
  for (const name of ['email=', 'name=', 'token=']) expect(document.cookie).not.toContain(name)
})

test('the cookies name the customer before the profile has come, and a failed profile removes two of them', async () => {
  const customer = await backend.newCustomer()
  const { api, store } = openPage()
  await api.session.signIn(customer)
  await updateProfile(api, { id: customer.id }, { name: 'Asha Rao', email: 'asha@example.in' })
  store.set(signInAtom, 'signed-in')
  await store.set(loadProfileAtom)
  expect(document.cookie).toContain('name=Asha%20Rao')
  expect(document.cookie).toContain('email=asha%40example.in')
  expect(document.cookie).toContain('token=1')
  cleanup()

  const later = openPage({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await later.api.session.signIn(customer)
  later.store.set(signInAtom, 'signed-in')
  const loading = later.store.set(loadProfileAtom)
  expect(later.store.get(customerAtom)).toEqual({ name: 'Asha Rao', email: 'asha@example.in' })
  await loading
  expect(later.store.get(signInAtom)).toBe('signed-in')
  expect(document.cookie).toContain('name=')
  for (const name of ['email=', 'token=']) expect(document.cookie).not.toContain(name)
})

/** Signs in with a number through the dialog, which the button of a page opens. */
async function signIn(page: ReturnType<typeof openPage>, phone: string): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: 'Chat' }))
  await page.user.type(await screen.findByLabelText('Mobile number'), phone)
  await page.user.click(screen.getByRole('button', { name: 'Get OTP' }))
  await page.user.type(await screen.findByLabelText('6-digit OTP'), await backend.codeSentTo(`+91${phone}`))
}

/** What a customer and a visitor leave on the device. */
function leaveTraces(): void {
  localStorage.setItem('delivery_address', '{"name":"Asha"}')
  localStorage.setItem('preferences', '{"family":[]}')
  localStorage.setItem('cart', '[{"id":1}]')
  localStorage.setItem('data_mode', 'less')
  localStorage.setItem('ownSign', '"leo"')
  sessionStorage.setItem('chatDraft:7', 'About my sister')
  sessionStorage.setItem('platform', 'mobile')
}

test('another customer than the last one finds nothing of them on the device, and what a visitor did', async () => {
  const first = openPage()
  await signIn(first, newPhone())
  await waitFor(() => expect(first.action).toHaveBeenCalledOnce())
  leaveTraces()
  cleanup()

  const page = openPage()
  await signIn(page, newPhone())
  await waitFor(() => expect(page.announced).toEqual(['other-account']))
  expect(Object.keys(localStorage).toSorted()).toEqual(['accountChange', 'cart', 'data_mode', 'lastAccount', 'ownSign'])
  expect(Object.keys(sessionStorage)).toEqual(['platform'])
  // The page is loaded again before it shows or sends anything.
  expect(page.store.get(signInAtom)).toBe('signed-out')
  expect(page.action).not.toHaveBeenCalled()
})

test('a customer whose session had ended finds what they left', async () => {
  const phone = newPhone()
  const first = openPage()
  await signIn(first, phone)
  await waitFor(() => expect(first.action).toHaveBeenCalledOnce())
  leaveTraces()
  cleanup()

  await backend.controls.clock.advance(60_000)
  const page = openPage()
  await signIn(page, phone)
  await waitFor(() => expect(page.action).toHaveBeenCalledOnce())
  expect(page.announced).toEqual(['signed-in'])
  expect(localStorage.getItem('delivery_address')).toBe('{"name":"Asha"}')
  expect(localStorage.getItem('preferences')).not.toBeNull()
  expect(sessionStorage.getItem('chatDraft:7')).toBe('About my sister')
})

test('the first customer of a device keeps what they did as a visitor', async () => {
  leaveTraces()
  const page = openPage()
  await signIn(page, newPhone())
  await waitFor(() => expect(page.action).toHaveBeenCalledOnce())
  expect(localStorage.getItem('delivery_address')).toBe('{"name":"Asha"}')
  expect(sessionStorage.getItem('chatDraft:7')).toBe('About my sister')
})
