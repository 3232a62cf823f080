import { createClient, memoryStorage } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { requestConsultation } from '@tarapath/api-client/consultations'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { render, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiAtom, PlatformProvider, signInAtom } from '../platform/index.ts'
import SessionHost from './session-host.tsx'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** A page that was loaded again while the end of a chat was not answered. */
async function openAfterReload(sendEnd: () => Promise<void>) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if ((input as Request).url.includes('end-consultation')) await sendEnd()
    return backend.fetch(input as Request, init)
  }
  const storage = memoryStorage(await backend.newCustomer({ paise: 100_000 }))
  const client = createClient({ baseUrl: TEST_ORIGIN, fetch, storage })
  const { results } = await listAstrologers(client, { is_available_for_chat: true, limit: 1 })
  const { id } = await requestConsultation(client, { type: 'chat' }, { consultant_id: results[0]!.id })
  const payload = { auto_end: false, chat_end_reason: 'ended by user' }
  localStorage.setItem('sessionEngine:pendingEnd', JSON.stringify({ id: String(id), payload, at: Date.now() }))
  const store = createStore()
  store.set(apiAtom, client)
  store.set(signInAtom, 'signed-in')
  render(
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <SessionHost />
    </PlatformProvider>,
    { wrapper: MemoryRouter },
  )
}

test('after a reload a page says that an end is not confirmed, until the server has answered it', async () => {
  const answer = Promise.withResolvers<void>()
  await openAfterReload(() => answer.promise)
  const bar = await screen.findByRole('complementary', { name: 'Ending…' })
  expect(bar.textContent).toContain('Not confirmed yet')
  answer.resolve()
  await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull(), 60_000)
})

test('an end that fails stays unconfirmed', async () => {
  await openAfterReload(() => Promise.reject(new TypeError('Failed to fetch')))
  const bar = await screen.findByRole('complementary', { name: 'Ending…' })
  await vi.waitFor(() => expect(bar.textContent).toContain('Trying again'), 60_000)
  expect(screen.getByRole('link', { name: /My consultations/ }).getAttribute('href')).toBe('/history')
})
