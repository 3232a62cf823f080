// @vitest-environment jsdom
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotes } from '../note/create-notes.ts'
import { isSignedIn } from '../platform/token-storage.ts'
import { LogOut } from './log-out.tsx'

let root: Root
let sent: unknown[] = []
let isReachable = true

beforeEach(() => {
  sent = []
  isReachable = true
  vi.stubEnv('BASE_URL', '/astrologer/')
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json())
    return Response.json({ detail: '' }, { status: isReachable ? 200 : 404 })
  })
  localStorage.setItem('tarapath-astrologer', JSON.stringify({ access: 'a', refresh: 'r' }))
  sessionStorage.clear()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  localStorage.clear()
})

async function open(saveNote: () => Promise<string>) {
  const notes = createNotes({ save: saveNote, problemOf: () => 'No connection.' })
  const onSignedOut = vi.fn<() => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(LogOut, { notes, onSignedOut }))
  await shows('Log out')
  return { notes, onSignedOut }
}

function press(label: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  button!.click()
}
const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), 60_000)

test('an astrologer whose log-out does not arrive stays, reads that they may be on duty, and tries again', async () => {
  const { onSignedOut } = await open(async () => '')
  isReachable = false
  press('Log out')
  await shows('You are not logged out')
  expect(isSignedIn()).toBe(true)
  expect(onSignedOut).not.toHaveBeenCalled()
  isReachable = true
  press('Try again')
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalled(), 60_000)
  expect(isSignedIn()).toBe(false)
})

test('without a network the device can be left alone', async () => {
  const { onSignedOut } = await open(async () => '')
  isReachable = false
  press('Log out')
  await shows('You are not logged out')
  press('Log out on this device only')
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalled(), 60_000)
  expect(isSignedIn()).toBe(false)
})

test('a note that cannot be saved is not thrown away without a question', async () => {
  const { notes, onSignedOut } = await open(() => Promise.reject(new Error('network')))
  notes.write({ consultationId: 7, name: 'Aditi', text: 'Asked about a job' })
  press('Log out')
  await shows('Log out without your note?')
  press('Back')
  expect(notes.read()).toMatchObject([{ text: 'Asked about a job' }])
  expect(sent).toEqual([])
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('the server pushes nothing more to the browser, on whichever screen the app was loaded', async () => {
  const ofWebsite = {
    scope: `${location.origin}/assets/`,
    pushManager: { getSubscription: async () => ({ endpoint: 'no' }) },
  }
  const own = {
    scope: new URL(`${import.meta.env.BASE_URL}assets/`, location.href).href,
    pushManager: { getSubscription: async () => ({ endpoint: 'https://push.test/1' }) },
  }
  const { onSignedOut } = await open(async () => '')
  Object.assign(navigator, { serviceWorker: { getRegistrations: async () => [ofWebsite, own] } })
  press('Log out')
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalled(), 60_000)
  expect(sent).toEqual([{ refresh: 'r', push_endpoint: 'https://push.test/1' }])
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
