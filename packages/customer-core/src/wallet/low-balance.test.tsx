import type { SessionView } from '@tarapath/session-engine'
import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { countdownAtom, partnerAtom, sessionViewAtom } from '../consultation/index.ts'
import { LowBalance } from './low-balance.tsx'

const RUNNING: SessionView = {
  phase: 'active',
  modal: null,
  widget: null,
  consultation: {
    id: '501',
    order_type: 1,
    status: 'in_progress',
    sub_status: null,
    status_message: null,
    max_call_duration: 240,
    start_datetime: null,
    astro_pickup_status: true,
    customer_pickup_status: true,
    show_review_popup: false,
  },
  details: null,
  ended: null,
  cancelled: false,
  confirmed: true,
  connection: 'ok',
  idleEndsAt: null,
  maxEndsAt: null,
}

test.each([
  [120, 'About 2 min left'],
  [90, 'About 2 min left'],
  [82, 'About 1 min left'],
  [60, 'About 1 min left'],
  [59, 'Less than 1 min left'],
])('with %i seconds left the bar says "%s"', (remainingSeconds, text) => {
  const store = createStore()
  store.set(sessionViewAtom, RUNNING)
  store.set(partnerAtom, { consultationId: '501', astrologerId: 18, name: 'Meera', ratePaise: 1900, portrait: null })
  store.set(countdownAtom, { idleSeconds: null, remainingSeconds })
  render(
    <Provider store={store}>
      <LowBalance isOpening={false} onRecharge={() => {}} />
    </Provider>,
  )
  expect(screen.getByRole('status').textContent).toBe(text)
})
