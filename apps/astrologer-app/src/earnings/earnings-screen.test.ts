// @vitest-environment jsdom
import type { Earnings } from '@tarapath/astrologer-api'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EarningsScreen } from './earnings-screen.tsx'

const PAGE: Earnings = {
  today: { earned_paise: 12_345, consultations: 2, paid_seconds: 600 },
  results: [
    {
      id: 7,
      customer_name: 'Meena S.',
      kind: 'chat',
      status: 'completed',
      reference: 'C-7',
      requested_at: '2026-11-28T10:00:00.000Z',
      ended_at: '2026-11-28T10:11:00.000Z',
      paid_seconds: 600,
      earned_paise: 5000,
      decline_reason: null,
      refund: null,
    },
  ],
  next_before: 7,
}

let answers: (Earnings | 404)[] = []

beforeEach(() => {
  localStorage.setItem('tarapath-astrologer', JSON.stringify({ access: 'a', refresh: 'r' }))
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const answer = url.includes('/statement/') ? 404 : answers.shift()
    return answer === 404 ? Response.json({}, { status: 404 }) : Response.json(answer)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('each part that did not load is named, and what is shown stays', async () => {
  answers = [404, PAGE, 404]
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const shows = (text: string) => vi.waitFor(() => expect(page.textContent).toContain(text), 60_000)
  const tap = (label: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click()

  root.render(createElement(EarningsScreen))
  await shows('Today’s earnings and past consultations did not load')
  await shows('The statement did not load')
  expect(page.textContent).not.toContain('Past consultations')

  tap('Try again')
  await shows('₹123.45')
  await shows('Meena S.')
  tap('Show older ones')
  await shows('Older consultations did not load')
  expect(page.textContent).toContain('Meena S.')
  root.unmount()
})
