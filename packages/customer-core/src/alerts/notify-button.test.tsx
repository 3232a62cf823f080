import { createClient, memoryStorage, type Tokens } from '@tarapath/api-client'
import { listAlerts, setAlert } from '@tarapath/own-api/alerts'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { ToastOutlet } from '@tarapath/ui-kit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom, signInAtom, signInSourceAtom } from '../platform/index.ts'
import { DialogHost } from '../platform/dialogs.tsx'
import { NotifyButton } from './index.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The button for a visitor, or for the customer with these tokens. */
function open(id: number, tokens: Tokens | null, streamId?: number, fetch = fixture.backend.fetch) {
  const store = createStore()
  const storage = memoryStorage(tokens ?? {})
  const api = createClient({ baseUrl: TEST_ORIGIN, fetch, storage, retry: 0 })
  store.set(apiAtom, api)
  store.set(signInSourceAtom, {
    isSignedIn: () => tokens !== null,
    tokens: () => storage.get(),
    announce: () => {},
    subscribe: () => () => {},
  })
  store.set(signInAtom, tokens ? 'signed-in' : 'signed-out')
  const Page = () => (
    <Provider store={store}>
      <NotifyButton astrologer={{ id, name: 'Acharya Meera', ...(streamId && { streamId }) }} />
      <DialogHost />
      <ToastOutlet />
    </Provider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />)
  return { api, user: userEvent.setup() }
}
const press = (name: string) => screen.findByRole('button', { name })

test('a customer asks, reads how and until when, and turns it off again', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  const { api, user } = open(id, customer)
  await user.click(await press('Notify me'))
  await user.click(await press('Turn off the notification about Acharya Meera'))
  await press('Notify me')
  expect((await listAlerts(api)).results).toEqual([])
  await user.click(await press('Notify me'))
  expect(await screen.findByText('By SMS, once, until 27 Nov 2026.')).toBeTruthy()
  expect((await listAlerts(api)).results).toMatchObject([{ consultant_id: id, by: 'sms' }])
})

test('a customer who asked before sees it when the page opens', async () => {
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  await setAlert(customer.client, { consultant_id: id, push: null })
  open(id, customer)
  expect(await screen.findByText('We’ll notify you')).toBeTruthy()
})

test('a visitor signs in first, and reads why', async () => {
  const { user } = open(await fixture.newAstrologer('quick', 'busy'), null)
  await user.click(await press('Notify me'))
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
  expect(screen.getByText(/to be notified about Acharya Meera/)).toBeTruthy()
})

test('in a browser that forbids notifications the customer reads that an SMS comes', async () => {
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' })
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  const { user } = open(id, customer)
  await user.click(await press('Notify me'))
  expect(await screen.findByText(/Notifications are off in this browser. By SMS, once/)).toBeTruthy()
})

/** A browser with Web Push that asks the customer, whose answer the test gives. */
function stubPush() {
  const permission = Promise.withResolvers<NotificationPermission>()
  const subscribed = Promise.withResolvers<void>()
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  }
  const registration = {
    active: {},
    pushManager: { subscribe: async () => (subscribed.resolve(), { toJSON: () => subscription }) },
  }
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => permission.promise })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { serviceWorker: { value: { register: async () => registration } } }),
  )
  return { resolve: permission.resolve, subscribed: subscribed.promise }
}

test('a customer who has not answered the permission question gets an SMS, and a notification once they allow it', async () => {
  const permission = stubPush()
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  const { api, user } = open(id, customer)
  await user.click(await press('Notify me'))
  expect(await screen.findByText('By SMS, once, until 27 Nov 2026.')).toBeTruthy()
  permission.resolve('granted')
  expect(await screen.findByText('On this device, once, until 27 Nov 2026.')).toBeTruthy()
  expect((await listAlerts(api)).results).toMatchObject([{ consultant_id: id, by: 'push' }])
})

test('an alert turned off during the permission question stays off once the customer allows it', async () => {
  const permission = stubPush()
  const [withdrawn, reply] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  const { api, user } = open(id, customer, undefined, async (input, init) => {
    const request = new Request(input, init)
    const response = await fixture.backend.fetch(request)
    if (request.url.endsWith('/alerts/withdraw/')) {
      withdrawn.resolve()
      await reply.promise
    }
    return response
  })
  await user.click(await press('Notify me'))
  await user.click(await press('Turn off the notification about Acharya Meera'))
  await withdrawn.promise
  permission.resolve('granted')
  await permission.subscribed
  reply.resolve()
  await press('Notify me')
  expect((await listAlerts(api)).results).toEqual([])
})

test('an alert turned off while it changes from SMS to notification stays off', async () => {
  const permission = stubPush()
  const [sent, way] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [customer, id] = [await fixture.newCustomer(), await fixture.newAstrologer('quick', 'busy')]
  const { api, user } = open(id, customer, undefined, async (input, init) => {
    const request = new Request(input, init)
    if ((await request.clone().text()).includes('endpoint')) {
      sent.resolve()
      await way.promise
    }
    return fixture.backend.fetch(request)
  })
  await user.click(await press('Notify me'))
  permission.resolve('granted')
  await sent.promise
  await user.click(await press('Turn off the notification about Acharya Meera'))
  way.resolve()
  await press('Notify me')
  expect((await listAlerts(api)).results).toEqual([])
})

test('the eleventh is refused with the reason', async () => {
  const customer = await fixture.newCustomer()
  for (let count = 0; count < 10; count += 1)
    await setAlert(customer.client, { consultant_id: await fixture.newAstrologer('quick', 'busy'), push: null })
  const { user } = open(await fixture.newAstrologer('quick', 'busy'), customer)
  await user.click(await press('Notify me'))
  expect(await screen.findByText(/You can have 10 notifications at a time/)).toBeTruthy()
})

test('a customer asks about the next live stream of an astrologer, and turns it off again', async () => {
  const [customer, { id: streamId, astrologerId }] = [await fixture.newCustomer(), await fixture.newHost()]
  const { api, user } = open(astrologerId, customer, streamId)
  await user.click(await press('Notify me'))
  expect(await screen.findByText('By SMS, once, when the live stream starts.')).toBeTruthy()
  expect((await listAlerts(api)).results).toMatchObject([{ consultant_id: null, live_stream_id: streamId }])
  await user.click(await press('Turn off the notification about Acharya Meera’s live stream'))
  expect(await screen.findByText('You won’t be notified when Acharya Meera goes live.')).toBeTruthy()
  expect((await listAlerts(api)).results).toEqual([])
})
