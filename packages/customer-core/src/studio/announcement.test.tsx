import { createClient, memoryStorage, type Tokens } from '@tarapath/api-client'
import { getLiveStream } from '@tarapath/api-client/live'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { ToastOutlet } from '@tarapath/ui-kit'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom, apiContext, dayInIndia, deviceClock, signInContext } from '../platform/index.ts'
import StudioScreen, { loader } from './studio-screen.tsx'

const HOUR_MS = 60 * 60_000

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
  vi.spyOn(deviceClock, 'now').mockImplementation(() => fixture.backend.controls.clock.now().getTime())
})
afterAll(() => fixture.backend.close())

/** The studio of the astrologer with these tokens. */
function open(tokens: Tokens) {
  const storage = memoryStorage(tokens)
  const api = createClient({ baseUrl: TEST_ORIGIN, fetch: fixture.backend.fetch, storage, retry: 0 })
  const store = createStore()
  store.set(apiAtom, api)
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(signInContext, {
      isSignedIn: () => true,
      tokens: () => storage.get(),
      announce: () => {},
      subscribe: () => () => {},
    })
    return context
  }
  const route = { path: '/', loader, Component: StudioScreen, HydrateFallback: () => null }
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([route], { getContext })} />
      <ToastOutlet />
    </Provider>,
  )
  return userEvent.setup()
}
const press = (name: string) => screen.findByRole('button', { name })
/** A day and a time as they are entered. */
const enter = async (at: number) => {
  const india = new Date(at + 5.5 * HOUR_MS).toISOString()
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: india.slice(0, 10) } })
  fireEvent.change(await screen.findByLabelText('Time in India'), { target: { value: india.slice(11, 16) } })
}

test('an astrologer announces a live stream, puts it off and cancels it', async () => {
  const { host, id } = await fixture.newHost()
  const user = open(host)
  const at = Math.floor(deviceClock.now() / HOUR_MS) * HOUR_MS + 5 * HOUR_MS
  await user.click(await press('Announce'))
  expect(await screen.findByText('Choose a day and a time.')).toBeTruthy()
  await enter(deviceClock.now() - HOUR_MS)
  await user.click(await press('Announce'))
  expect(await screen.findByText('Choose a time that is at least 5 minutes from now.')).toBeTruthy()
  await enter(at)
  await user.click(await press('Announce'))
  await user.click(await press('Change time'))
  expect(await getLiveStream(host.client, { id })).toMatchObject({ scheduled_at: new Date(at).toISOString() })
  expect(((await screen.findByLabelText('Day')) as HTMLInputElement).value).toBe(dayInIndia(at))

  await enter(at + HOUR_MS)
  await user.click(await press('Save time'))
  await press('Change time')
  expect(await getLiveStream(host.client, { id })).toMatchObject({ scheduled_at: new Date(at + HOUR_MS).toISOString() })

  await user.click(await press('Cancel live stream'))
  await user.click(screen.getAllByRole('button', { name: 'Cancel live stream' }).at(-1)!)
  await press('Announce')
  expect(await getLiveStream(host.client, { id })).toMatchObject({ status: 'ended', started_at: null })
})

test('a live stream without a title is not announced', async () => {
  const { host, id } = await fixture.newHost()
  const user = open(host)
  await user.clear(await screen.findByLabelText(/Title of the live stream/))
  await enter(deviceClock.now() + 5 * HOUR_MS)
  await user.click(await press('Announce'))
  expect(await screen.findByText('Enter a title.')).toBeTruthy()
  expect(await getLiveStream(host.client, { id })).toMatchObject({ scheduled_at: null })
})
