import { createClient, memoryStorage } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, requestConsultation } from '@tarapath/api-client/consultations'
import { submitUserQuery } from '@tarapath/api-client/content'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiContext, deviceClock, signInContext } from '../platform/index.ts'
import HistoryScreen, { loader } from './history-screen.tsx'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ settings: { console: true, publicOrigin: TEST_ORIGIN } })
  vi.spyOn(deviceClock, 'now').mockImplementation(() => backend.controls.clock.now().getTime())
})
afterAll(() => backend.close())

test('the list shows which questions are answered', async () => {
  const storage = memoryStorage(await backend.newCustomer({ paise: 100_000 }))
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: (input, init) => backend.fetch(input as Request, init),
    storage,
  })
  const { results: people } = await listAstrologers(api, { is_available_for_chat: true, limit: 2 })
  for (const { id: consultant_id, name } of people) {
    const { id: consultation_id } = await requestConsultation(api, { type: 'chat' }, { consultant_id })
    await endConsultation(api, { id: consultation_id }, { auto_end: false, chat_end_reason: 'ended by user' })
    await submitUserQuery(api, { name: 'Asha', message: `Where was ${name}?`, consultation_id })
  }

  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(signInContext, {
    isSignedIn: () => true,
    tokens: () => storage.get(),
    announce: () => {},
    subscribe: () => () => {},
  })
  const Site = createRoutesStub(
    [{ path: '/history', Component: HistoryScreen, loader, HydrateFallback: () => null }],
    context,
  )
  const answeredRows = async () => {
    cleanup()
    render(<Site initialEntries={['/history']} />)
    const { findAllByRole } = within(await screen.findByRole('region', { name: 'November' }))
    const rows = await findAllByRole('listitem')
    expect(rows).toHaveLength(2)
    return rows
      .filter((row) => within(row).queryByText('Answered'))
      .map((row) => within(row).getByRole('link').textContent)
  }
  expect(await answeredRows()).toEqual([])

  const desk = `${TEST_ORIGIN}/console/desk/questions`
  const enquiry = /data-enquiry="(\d+)"/.exec(await (await backend.fetch(desk)).text())?.[1] ?? ''
  const body = new URLSearchParams({ enquiry, note: 'The line was down. We are sorry.' })
  await backend.fetch(`${desk}/answer`, { method: 'POST', body })
  expect(await answeredRows()).toEqual([people[0]?.name])
})
