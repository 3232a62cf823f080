import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { openTestBackend, TEST_ORIGIN, type TestBackend, type TestCustomer } from '@tarapath/backend-testing'
import { getPreferences, savePreferences } from '@tarapath/own-api/account'
import { createStore } from 'jotai'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { apiAtom, signInAtom } from '../platform/index.ts'
import {
  changePreferencesAtom,
  preferencesAtom,
  syncPreferencesAtom,
  type FamilyPerson,
  type Preferences,
} from './preferences-atom.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())
beforeEach(() => localStorage.clear())

const MAA: FamilyPerson = { name: 'Maa', date: '1962-03-14', time: '06:42', place: 'Nagpur, Maharashtra, India' }
const RAVI: FamilyPerson = { name: 'Ravi', date: '1990-01-02', time: null, place: 'Pune, Maharashtra, India' }

const clientOf = (customer: TestCustomer): Client =>
  createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch as typeof fetch,
    storage: memoryStorage(customer),
    retry: 0,
  })

/** A page on this device; a new one has what the device keeps. */
function openPage(api: Client, { isSignedIn = true } = {}) {
  const store = createStore()
  store.set(apiAtom, api)
  store.set(signInAtom, isSignedIn ? 'signed-in' : 'signed-out')
  return {
    sync: () => store.set(syncPreferencesAtom),
    change: (part: Partial<Preferences>) => store.set(changePreferencesAtom, () => part),
    preferences: () => store.get(preferencesAtom),
  }
}

test('what is chosen on one device is on the other, and what is removed there goes here too', async () => {
  const api = clientOf(await backend.newCustomer())
  openPage(api).change({ languages: ['hi', 'mr'], monthLimitPaise: 200_000, family: [MAA] })
  await expect.poll(() => getPreferences(api)).toMatchObject({ is_saved: true })

  localStorage.clear()
  const other = openPage(api)
  await other.sync()
  expect(other.preferences()).toMatchObject({ languages: ['hi', 'mr'], monthLimitPaise: 200_000, family: [MAA] })
  await savePreferences(api, { languages: ['hi'], month_limit_paise: null, family: [] })
  await other.sync()
  expect(other.preferences()).toMatchObject({ languages: ['hi'], monthLimitPaise: null, family: [] })
})

test('what a visitor kept is added to the account at the sign-in, and nothing of it is lost', async () => {
  const api = clientOf(await backend.newCustomer())
  await savePreferences(api, { languages: ['ta'], month_limit_paise: 50_000, family: [{ ...MAA, time: null }, RAVI] })
  openPage(api, { isSignedIn: false }).change({ family: [MAA] })
  await openPage(api).sync()
  const both = { languages: ['ta'], month_limit_paise: 50_000, family: [MAA, RAVI] }
  expect(await getPreferences(api)).toMatchObject(both)
  expect(openPage(api).preferences()).toMatchObject({ family: [MAA, RAVI], languages: ['ta'] })
})

test('without a network a change stays on the device, and the next page sends it', async () => {
  const api = clientOf(await backend.newCustomer())
  const offline = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    retry: 0,
  })
  const page = openPage(offline)
  page.change({ languages: ['mr'] })
  await page.sync()
  expect(page.preferences()).toMatchObject({ languages: ['mr'] })
  await openPage(api).sync()
  expect(await getPreferences(api)).toMatchObject({ languages: ['mr'] })
})

test('a visitor asks the server nothing', async () => {
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const page = openPage(createClient({ baseUrl: TEST_ORIGIN, fetch: send }), { isSignedIn: false })
  page.change({ languages: ['hi'] })
  await page.sync()
  expect(send).not.toHaveBeenCalled()
  expect(page.preferences()).toMatchObject({ languages: ['hi'] })
})

test('what is removed or renamed on a device goes from the account, and does not come back', async () => {
  const api = clientOf(await backend.newCustomer())
  const page = openPage(api)
  page.change({ languages: ['hi'], monthLimitPaise: 200_000, family: [MAA, RAVI] })
  await page.sync()
  page.change({ languages: [], monthLimitPaise: null, family: [{ ...RAVI, name: 'Ravi Kumar' }] })
  await page.sync()
  const left = { languages: [], month_limit_paise: null, family: [{ ...RAVI, name: 'Ravi Kumar' }] }
  expect(await getPreferences(api)).toMatchObject(left)
  await openPage(api).sync()
  expect(openPage(api).preferences()).toMatchObject({ languages: [], monthLimitPaise: null, family: left.family })
})

test('a change here leaves what another device has changed meanwhile', async () => {
  const api = clientOf(await backend.newCustomer())
  const page = openPage(api)
  page.change({ languages: ['hi'], monthLimitPaise: 200_000, family: [MAA] })
  await page.sync()
  await savePreferences(api, { languages: ['hi', 'mr'], month_limit_paise: 200_000, family: [MAA, RAVI] })
  page.change({ monthLimitPaise: 300_000, family: [] })
  await page.sync()
  const both = { languages: ['hi', 'mr'], month_limit_paise: 300_000, family: [RAVI] }
  expect(await getPreferences(api)).toMatchObject(both)
})

test('what is added and removed again while the first change is on its way is gone', async () => {
  const api = clientOf(await backend.newCustomer())
  const page = openPage(api)
  page.change({ family: [MAA] })
  const first = page.sync()
  await vi.waitFor(async () => expect(await getPreferences(api)).toMatchObject({ is_saved: true }), 30_000)
  page.change({ family: [] })
  await Promise.all([first, page.sync()])
  expect(page.preferences()).toMatchObject({ family: [] })
  expect(await getPreferences(api)).toMatchObject({ family: [] })
})

test('on a full device a change counts as long as the page, and goes to the account', async () => {
  const api = clientOf(await backend.newCustomer())
  const page = openPage(api)
  page.change({ languages: ['hi'] })
  await page.sync()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  page.change({ languages: ['mr'] })
  await page.sync()
  full.mockRestore()
  expect(page.preferences()).toMatchObject({ languages: ['mr'] })
  expect(await getPreferences(api)).toMatchObject({ languages: ['mr'] })
})
