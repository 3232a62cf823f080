// @vitest-environment jsdom
import type { OpenConsultation, OwnReview, OwnSettings, Work } from '@tarapath/astrologer-api'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignedInApp } from './signed-in-app.tsx'

const AT = '2026-11-20T10:00:00.000Z'

const WORK: Work = {
  astrologer: { id: 7, name: 'Meera', rate_paise: 2500, availability: 'online', takes_chats: true, takes_calls: true },
  consultation: null,
  waiting: [],
  missed_turns: [],
  missed_at: null,
  today: { consultations: 0, paid_seconds: 0, earned_paise: 0 },
  offers_calls: true,
  recording_days: null,
  server_time: AT,
}

const CALL: OpenConsultation = {
  id: 41,
  kind: 'call',
  status: 'in_progress',
  customer_name: 'Aditi',
  languages: [],
  earlier_consultations: 0,
  birth: null,
  other_people: [],
  first_question: null,
  phones: { astrologer: 'answered', customer: 'answered' },
  rate_paise: 2500,
  requested_at: AT,
  answer_by: AT,
  started_at: AT,
  max_seconds: 600,
  paid_seconds: 0,
  earned_paise: 0,
}

const review = (id: number): OwnReview => ({
  id,
  customer_name: `Customer ${id}`,
  stars: 5,
  comment: 'Good',
  reply: null,
  written_at: AT,
})

const SETTINGS: OwnSettings = {
  price_paise: 2500,
  discounted_paise: null,
  price_limits: { min_paise: 500, max_paise: 50_000 },
  hours: null,
  quick_replies: [],
  push_key: null,
}

let root: Root
let consultation: OpenConsultation | null = null

beforeEach(() => {
  consultation = null
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/work/')) return Response.json({ ...WORK, consultation })
    if (pathname.endsWith('/settings/')) return Response.json(SETTINGS)
    if (!pathname.endsWith('/reviews/')) return Response.json({}, { status: 404 })
    const isFirst = !searchParams.has('before')
    return Response.json({ results: [review(isFirst ? 2 : 1)], next_before: isFirst ? 2 : null })
  })
  localStorage.setItem('tarapath-astrologer', JSON.stringify({ access: 'a', refresh: 'r' }))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
  location.hash = ''
})

function open(screen: string): void {
  location.hash = `#${screen}`
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(SignedInApp, { onSignedOut: () => {} }))
}

const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), 60_000)
const press = (name: string) =>
  vi.waitFor(() => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)!.click()
  }, 60_000)

const field = () =>
  vi.waitFor(() => {
    const found = document.querySelector('textarea')
    expect(found).not.toBeNull()
    return found!
  }, 60_000)

async function write(text: string): Promise<void> {
  const written = await field()
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(written, text)
  written.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A call that begins and ends while the astrologer is on another screen. */
async function consult(): Promise<void> {
  consultation = CALL
  document.dispatchEvent(new Event('visibilitychange'))
  await shows('You talk with Aditi')
  consultation = null
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('You talk with Aditi'), 60_000)
}

test('a reply to an older review that is being written is there again after a consultation', async () => {
  open('reviews')
  await press('Show older ones')
  await press('Reply to Customer 1')
  await write('Thank you, Cus')
  await consult()
  expect((await field()).value).toBe('Thank you, Cus')
})

test('quick replies that are being written are there again after a consultation', async () => {
  open('settings')
  await write('Namaste')
  await consult()
  expect((await field()).value).toBe('Namaste')
})
