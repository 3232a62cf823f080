import type { SessionView } from '@tarapath/session-engine'
import { act, render, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { countdownAtom, sessionViewAtom } from '../consultation/index.ts'
import { PlatformProvider } from '../platform/index.ts'
import { IdleBar } from './idle-bar.tsx'

const RUNNING: SessionView = {
  phase: 'active',
  modal: null,
  widget: null,
  consultation: null,
  details: null,
  ended: null,
  cancelled: false,
  confirmed: true,
  connection: 'ok',
  idleEndsAt: null,
  maxEndsAt: null,
}

test('the idle warning is hidden until the server has confirmed that the chat still runs', () => {
  const store = createStore()
  store.set(countdownAtom, { idleSeconds: 45, remainingSeconds: 600 })
  // After a page resumes, the engine ignores "Continue" until a status reply.
  store.set(sessionViewAtom, { ...RUNNING, confirmed: false })
  render(
    <PlatformProvider
      store={store}
      environment={{ platform: 'mobile', origin: null, reference: null }}
      reload={() => {}}
    >
      <IdleBar />
    </PlatformProvider>,
    { wrapper: MemoryRouter },
  )
  expect(screen.queryByText('Are you still there?')).toBeNull()
  act(() => store.set(sessionViewAtom, RUNNING))
  expect(screen.getByRole('button', { name: 'Continue chat' })).toBeDefined()
})
