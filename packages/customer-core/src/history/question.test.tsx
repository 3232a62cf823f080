import { createClient, memoryStorage } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, listConsultationHistory, requestConsultation } from '@tarapath/api-client/consultations'
import { submitUserQuery } from '@tarapath/api-client/content'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAtom, apiContext, PlatformProvider, signInContext } from '../platform/index.ts'
import ConsultationScreen, { loader } from './consultation-screen.tsx'

const ENVIRONMENT = { platform: 'web', origin: null, reference: null } as const

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ settings: { console: true, publicOrigin: TEST_ORIGIN } })
})
afterAll(() => backend.close())

/** The page of a consultation that was just cancelled, over a network that can be cut. */
async function openReceipt() {
  const network = { isCut: false }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (network.isCut) throw new TypeError('Failed to fetch')
    return backend.fetch(input as Request, init)
  }
  const storage = memoryStorage(await backend.newCustomer({ paise: 100_000 }))
  const api = createClient({ baseUrl: TEST_ORIGIN, fetch, storage, retry: 0 })
  const { results } = await listAstrologers(api, { is_available_for_chat: true })
  const { id } = await requestConsultation(api, { type: 'chat' }, { consultant_id: results[0]!.id })
  await endConsultation(api, { id }, { auto_end: false, chat_end_reason: 'ended by user' })

  const store = createStore()
  store.set(apiAtom, api)
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(signInContext, {
    isSignedIn: () => true,
    tokens: () => storage.get(),
    announce: () => {},
    subscribe: () => () => {},
  })
  const Page = () => (
    <PlatformProvider store={store} environment={ENVIRONMENT} reload={() => {}}>
      <ConsultationScreen />
    </PlatformProvider>
  )
  const Site = createRoutesStub(
    [{ path: '/history/:id', Component: Page, loader, HydrateFallback: () => null }],
    context,
  )
  const entry = async () => (await listConsultationHistory(api, {})).results.find((one) => one.id === id)!
  const show = async () => {
    cleanup()
    render(<Site initialEntries={[`/history/${id}`]} />)
    await screen.findByRole('heading', { level: 1 })
  }
  await show()
  return { api, id, network, entry, show, user: userEvent.setup() }
}

test('a customer asks in Hindi with the keyboard alone, and later reads the answer of the staff', async () => {
  const { entry, show, user } = await openReceipt()
  const opener = screen.getByRole('button', { name: 'Report a problem' })
  expect(screen.queryByRole('heading', { name: 'Report a problem' })).toBeNull()
  opener.focus()
  await user.keyboard('{Enter}')
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Report a problem' }))
  await user.tab()
  await user.keyboard(' {ArrowDown}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The chat was cut off' }).checked).toBe(true)
  await user.tab()
  await user.keyboard('बात बीच में रुक गई।')
  await user.tab()
  await user.keyboard('{Enter}')

  const heading = await screen.findByRole('heading', { name: 'Your question' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/Our team will reply here within 2 working days/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull()
  expect((await entry()).question?.message).toBe('The chat was cut off.\n\nबात बीच में रुक गई।')

  const console = `${TEST_ORIGIN}/console/desk/questions`
  const desk = await (await backend.fetch(console)).text()
  const enquiry = /data-enquiry="(\d+)"/.exec(desk)?.[1] ?? ''
  expect(desk).toContain('बात बीच में रुक गई।')
  const body = new URLSearchParams({ enquiry, note: 'क्षमा करें। It will not happen again.' })
  await backend.fetch(`${console}/answer`, { method: 'POST', body })
  await show()
  expect(screen.getByRole('heading', { name: 'Our reply' })).toBeTruthy()
  expect(screen.getByText('क्षमा करें। It will not happen again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Report a problem' })).toBeTruthy()
})

test('a question needs a choice, and "something else" needs a text; the field with the error is focused', async () => {
  const { entry, user } = await openReceipt()
  await user.click(screen.getByRole('button', { name: 'Report a problem' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Choose one option.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'The astrologer did not reply' }))
  await user.click(screen.getByRole('radio', { name: 'Something else' }))
  expect(screen.queryByText('Choose one option.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Describe the problem' }))
  expect(screen.getByText('Describe the problem in a few words.')).toBeTruthy()
  expect((await entry()).question).toBeUndefined()
})

test('a lost connection is reported, the text is kept, and sending again works', async () => {
  const { network, entry, user } = await openReceipt()
  await user.click(screen.getByRole('button', { name: 'Report a problem' }))
  await user.click(screen.getByRole('radio', { name: 'The astrologer did not reply' }))
  await user.type(screen.getByRole('textbox'), 'I waited.')
  network.isCut = true
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Check your internet connection and try again.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I waited.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'The astrologer did not reply' }).checked).toBe(true)
  network.isCut = false
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('heading', { name: 'Your question' })
  expect((await entry()).question?.message).toBe('The astrologer did not reply.\n\nI waited.')
})

test('a second question from another window is rejected, and the text is kept', async () => {
  const { api, id, user } = await openReceipt()
  const { id: number } = await submitUserQuery(api, { name: 'Asha', message: 'Hello?', consultation_id: id })
  await user.click(screen.getByRole('button', { name: 'Report a problem' }))
  expect(screen.getByText('You can report until 22 Nov 2026, 12:00 pm.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Something else' }))
  await user.type(screen.getByRole('textbox'), 'Another thing')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    `We have already received your question about this consultation (number ${number})`,
  )
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Another thing')
})
