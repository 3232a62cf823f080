import type { Consultation, SessionView } from '@tarapath/session-engine'
import { act, render, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sessionViewAtom } from '../consultation/index.ts'
import { PlatformProvider } from '../platform/index.ts'
import ChatScreen from './chat-screen.tsx'

const CONSULTATION: Consultation = {
  id: '501',
  order_type: 2,
  status: 'in_progress',
  sub_status: null,
  status_message: null,
  max_call_duration: 900,
  start_datetime: null,
  astro_pickup_status: true,
  customer_pickup_status: true,
  show_review_popup: false,
}
const CALL: SessionView = {
  phase: 'active',
  modal: null,
  widget: 'call',
  consultation: CONSULTATION,
  details: null,
  ended: null,
  cancelled: false,
  confirmed: true,
  connection: 'ok',
  idleEndsAt: null,
  maxEndsAt: null,
}

function openChatPage(view: SessionView) {
  const store = createStore()
  store.set(sessionViewAtom, view)
  render(
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <ChatScreen />
    </PlatformProvider>,
    { wrapper: MemoryRouter },
  )
  return store
}

test('a call has no message field on the chat page, and leaves its controls to the widget', () => {
  const store = openChatPage(CALL)
  expect(screen.getByRole('heading', { name: 'Call with Your astrologer' })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /end/i })).toBeNull()
  act(() => store.set(sessionViewAtom, { ...CALL, phase: 'waiting', widget: null }))
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined()
})

test('a chat whose end has been asked for says that it is ending', () => {
  const chat = { ...CALL, widget: null, consultation: { ...CONSULTATION, order_type: 1 as const } }
  const store = openChatPage(chat)
  act(() => store.set(sessionViewAtom, { ...chat, phase: 'ending' }))
  expect(screen.getByRole('button', { name: 'Ending…' })).toBeDefined()
})

test('the focus goes from the page that loads to the one that waits', () => {
  const store = openChatPage({ ...CALL, phase: 'none', widget: null, consultation: null })
  screen.getByRole('heading', { level: 1 }).tabIndex = -1
  screen.getByRole('heading', { level: 1 }).focus()
  const chat = { ...CALL, widget: null, consultation: { ...CONSULTATION, order_type: 1 as const } }
  act(() => store.set(sessionViewAtom, { ...chat, phase: 'waiting' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /^Connecting to/ }))
})
