import { ApiError, type Client } from '@tarapath/api-client'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { apiAtom, PlatformProvider, signInAtom } from '../platform/index.ts'
import BeforeStartSheet from './before-start-sheet.tsx'

const ASTROLOGER = {
  id: 11,
  name: 'Acharya Meera',
  availability: 'online',
  is_available_for_chat: true,
  wait_time_seconds: null,
  price_per_minute: 34,
  discounted_price_per_minute: null,
}

const AWAY = { status: 503, code: 'unavailable', detail: '' }

function openSheet(refusals: Record<string, { status: number; code: string; detail: string }>) {
  const requested: unknown[] = []
  const answers: Record<string, unknown> = {
    getAstrologer: ASTROLOGER,
    getMyProfile: {
      id: 1,
      name: '',
      balance: 1000,
      favourite_consultant_ids: [],
      ongoing_consultation: null,
      date_of_birth: null,
      time_of_birth: null,
      place_of_birth: null,
    },
    listRecommendedAstrologers: [],
    requestConsultation: { id: 501 },
  }
  const api: Client = {
    session: { signIn: async () => {}, signOut: async () => {} },
    async call<Reply>({ name }: { name: string }, _options?: unknown, _input?: unknown, body?: unknown) {
      if (name === 'requestConsultation') requested.push(body)
      const refusal = refusals[name]
      if (refusal) throw new ApiError('http', name, { status: refusal.status, body: refusal })
      return answers[name] as Reply
    },
  }
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInAtom, 'signed-in')
  const onClose = vi.fn()
  render(
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <Routes>
        <Route path="/chat" element={<p>The chat page</p>} />
        <Route
          path="*"
          element={<BeforeStartSheet kind="chat" astrologerId={11} name="Acharya Meera" onClose={onClose} />}
        />
      </Routes>
    </PlatformProvider>,
    { wrapper: MemoryRouter },
  )
  return { store, onClose, requested, answers, user: userEvent.setup() }
}

test('a request that is declined before the chat begins says so, and offers no "Start chat"', async () => {
  const { user } = openSheet({
    startChat: { status: 409, code: 'consultation_ended', detail: 'This chat has already ended.' },
  })
  await user.click(await screen.findByRole('button', { name: 'Start chat' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Acharya Meera cannot take a chat right now.')
  expect(document.body.textContent).not.toContain('already ended')
  expect(screen.queryByRole('button', { name: 'Start chat' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Start chat' })).toBeDefined()
})

test('the tab that loses to another one goes to the consultation that is open', async () => {
  const { user, onClose } = openSheet({
    requestConsultation: { status: 409, code: 'consultation_open', detail: 'You already have a consultation.' },
  })
  await user.click(await screen.findByRole('button', { name: 'Start chat' }))
  expect(await screen.findByText('The chat page')).toBeDefined()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a price that changed meanwhile is shown before the customer agrees to it', async () => {
  const refusals = {
    requestConsultation: {
      status: 409,
      code: 'price_changed',
      detail: 'The price of Acharya Meera is now ₹40 a minute.',
    },
  }
  const { user, requested, answers } = openSheet(refusals)
  const start = await screen.findByRole('button', { name: 'Start chat' })
  answers['getAstrologer'] = { ...ASTROLOGER, price_per_minute: 40 }
  await user.click(start)
  expect((await screen.findByRole('alert')).textContent).toContain('is now ₹40 a minute')
  expect(await screen.findByText('₹40.00 / min')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Start chat' }))
  await waitFor(() => expect(requested).toHaveLength(2))
  expect(requested).toEqual([
    { consultant_id: 11, price_per_minute: 34 },
    { consultant_id: 11, price_per_minute: 40 },
  ])
})

test('a request without an answer says so beside the price, which stays', async () => {
  const refusals: Parameters<typeof openSheet>[0] = {}
  const { user } = openSheet(refusals)
  const start = await screen.findByRole('button', { name: 'Start chat' })
  Object.assign(refusals, { requestConsultation: AWAY, getAstrologer: AWAY })
  await user.click(start)
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged.')
  expect(screen.getByText('₹34.00 / min')).toBeDefined()
  expect(screen.queryByText('The price did not load')).toBeNull()
})

test.each([
  ['astrologer and profile', ['getAstrologer', 'getMyProfile']],
  ['the astrologer', ['getAstrologer']],
  ['the profile', ['getMyProfile']],
])('a price without %s says so, and loads when the customer tries again', async (_, failed) => {
  const refusals = Object.fromEntries(failed.map((name) => [name, AWAY]))
  const { user } = openSheet(refusals)
  expect((await screen.findByRole('alert')).textContent).toContain('The price did not load')
  expect(screen.queryByText('Loading price…')).toBeNull()
  for (const name of failed) delete refusals[name]
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('₹34.00 / min')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Start chat' })).toBeDefined()
  expect(screen.queryByText('The price did not load')).toBeNull()
})

test('a price that does not load again says so again', async () => {
  const { user } = openSheet({ getMyProfile: AWAY })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await user.click(again)
  await waitFor(() => expect(again.ariaDisabled).not.toBe('true'))
  expect(document.activeElement).toBe(again)
  expect(screen.getByRole('alert').textContent).toContain('The price did not load')
})
