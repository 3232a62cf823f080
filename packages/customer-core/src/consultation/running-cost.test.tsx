import type { SessionView } from '@tarapath/session-engine'
import { act, cleanup, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadProfileAtom, paiseLeftAtom } from '../account/index.ts'
import { apiAtom, signInAtom } from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import { RunningCost } from './running-cost.tsx'
import { countdownAtom, sessionViewAtom } from './session-atoms.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const RATE = 44_00
const TOTAL_SECONDS = 300
const RUNNING = { phase: 'active', consultation: { id: '7', order_type: 2, max_call_duration: TOTAL_SECONDS } }

/** A page whose wallet is loaded first, as after a reload. */
async function openPage(balance: number) {
  const store = createStore()
  const call = async () => ({ id: 1, balance, favourite_consultant_ids: [], ongoing_consultation: null })
  store.set(apiAtom, { session: { signIn: async () => {}, signOut: async () => {} }, call: call as never })
  store.set(signInAtom, 'signed-in')
  await act(() => store.set(loadProfileAtom))
  render(
    <Provider store={store}>
      <RunningCost />
    </Provider>,
  )
  const runAt = (usedSeconds: number) =>
    act(() => {
      store.set(partnerAtom, { consultationId: '7', astrologerId: 1, name: 'Meera', portrait: null, ratePaise: RATE })
      store.set(sessionViewAtom, RUNNING as unknown as SessionView)
      store.set(countdownAtom, { idleSeconds: null, remainingSeconds: TOTAL_SECONDS - usedSeconds })
    })
  return { runAt, left: () => store.get(paiseLeftAtom) }
}

test('a balance that is loaded during a consultation lacks its full minutes already', async () => {
  const page = await openPage(456)
  page.runAt(101)
  expect(page.left()).toBe(456_00 - Math.floor((41 * RATE) / 60))
})

test('a balance that was loaded before the consultation lacks nothing of it', async () => {
  const page = await openPage(500)
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  page.runAt(0)
  page.runAt(101)
  expect(page.left()).toBe(500_00 - Math.floor((101 * RATE) / 60))
})

test('the used amount is computed again when the time of the server becomes known', async () => {
  const page = await openPage(456)
  page.runAt(5)
  page.runAt(101)
  expect(page.left()).toBe(456_00 - Math.floor((41 * RATE) / 60))
})
