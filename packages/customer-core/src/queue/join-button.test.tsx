import type { Client } from '@tarapath/api-client'
import type { QueueEntry } from '@tarapath/api-client/types'
import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { apiAtom, PlatformProvider, signInAtom } from '../platform/index.ts'
import { JoinButton } from './join-button.tsx'
import { loadEntriesAtom } from './queue-atom.ts'

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

const ENTRY: QueueEntry = {
  id: 7,
  consultant: { id: 11, name: 'Acharya Meera' },
  order_type: 1,
  position: 3,
  estimated_wait_seconds: 0,
  status: 'waiting',
  joined_at: '2026-11-20T10:42:00Z',
}

const page = (store: ReturnType<typeof createStore>) => (
  <MemoryRouter>
    <PlatformProvider store={store} environment={{ platform: 'web', origin: null, reference: null }} reload={() => {}}>
      <JoinButton astrologer={{ id: 11, name: 'Acharya Meera' }} />
    </PlatformProvider>
  </MemoryRouter>
)

test('a wait that is known before a late screen hydrates does not change the markup of the server', async () => {
  const api: Client = {
    session: { signIn: async () => {}, signOut: async () => {} },
    call: async <Reply,>() => ({ entries: [ENTRY] }) as Reply,
  }
  const known = createStore()
  known.set(apiAtom, api)
  await known.set(loadEntriesAtom)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page(createStore()))
  expect(place.textContent).toBe('Join waiting list')

  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => void (root = hydrateRoot(place, page(known), { onRecoverableError })))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toContain('2 ahead of you')
})

test('the focus goes from "Join" to "Leave" and back', async () => {
  let entries: readonly QueueEntry[] = []
  const api: Client = {
    session: { signIn: async () => {}, signOut: async () => {} },
    call: async <Reply,>({ name }: Parameters<Client['call']>[0]) => {
      if (name === 'joinQueue') entries = [ENTRY]
      if (name === 'leaveQueue') entries = []
      return { entries } as Reply
    },
  }
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInAtom, 'signed-in')
  await store.set(loadEntriesAtom)
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => (root = createRoot(place)).render(page(store)))
  const press = async (name: RegExp) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    await act(async () => button.click())
  }
  await press(/^Join/)
  expect(document.activeElement?.textContent).toBe('Leave waiting list')
  await press(/^Leave/)
  expect(document.activeElement?.textContent).toBe('Join waiting list')
})
