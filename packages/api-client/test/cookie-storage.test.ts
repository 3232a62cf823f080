import { afterEach, expect, test, vi } from 'vitest'
import { getMyProfile } from '../src/index.ts'
import { cookieStorage } from '../src/storage.ts'
import { page } from './browser-page.ts'
import { createServer } from './server.ts'

const TOKENS = { access: 'a=1; b', refresh: 'r/1', log: 'l' }

afterEach(() => vi.unstubAllGlobals())

test('writes three cookies with their lifetimes, the access token last', async () => {
  const { written } = page()
  const storage = cookieStorage()
  await storage.set(TOKENS)
  expect(await storage.get()).toEqual(TOKENS)
  expect(written).toEqual([
    'log_token=l; Path=/; Max-Age=1209600; SameSite=Strict',
    'refresh_token=r%2F1; Path=/; Max-Age=1209600; SameSite=Strict',
    'access_token=a%3D1%3B%20b; Path=/; Max-Age=600; SameSite=Strict',
  ])
})

test('sets Secure on https, and ignores other cookies', async () => {
  const { written, jar } = page({ protocol: 'https:' })
  jar.set('theme', 'dark').set('access_token_old', 'x')
  const storage = cookieStorage()
  await storage.set({ access: 'a' })
  expect(written.at(-1)).toBe('access_token=a; Path=/; Max-Age=600; SameSite=Strict; Secure')
  expect(await storage.get()).toEqual({ access: 'a' })
})

test('uses cookieStore where it exists, also to remove cookies and on http', async () => {
  const { jar, written } = page()
  vi.stubGlobal('cookieStore', {
    async set({ name, value, expires }: { name: string; value: string; expires: number }) {
      await Promise.resolve()
      if (expires < Date.now()) jar.delete(name)
      else jar.set(name, value)
    },
  })
  const storage = cookieStorage()
  await storage.set(TOKENS)
  expect(await storage.get()).toEqual(TOKENS)
  await storage.set({ refresh: TOKENS.refresh })
  expect(await storage.get()).toEqual({ refresh: TOKENS.refresh })
  expect(written).toEqual([])
})

test('falls back to document.cookie where cookieStore stores nothing', async () => {
  const { jar } = page()
  vi.stubGlobal('cookieStore', { set: async () => undefined })
  const storage = cookieStorage()
  await storage.set(TOKENS)
  expect([...jar.keys()]).toEqual(['log_token', 'refresh_token', 'access_token'])
})

test('a lock holder first reads what the previous tab has written', async () => {
  const { jar } = page()
  jar.set('refresh_token', 'spent')
  let asked = 0
  vi.stubGlobal('cookieStore', {
    async get(name: string) {
      asked += 1
      if (asked === 3) jar.set('refresh_token', 'new').set('access_token', 'a%3D2')
      return { name, value: 'a%3D2' }
    },
  })
  const storage = cookieStorage()
  const seen = await storage.lock?.('auth-refresh', async () => storage.get())
  expect(seen).toEqual({ refresh: 'new', access: 'a=2' })
  expect(asked).toBe(3)
})

test('does not wait forever for a cookie it cannot read', async () => {
  page()
  vi.stubGlobal('cookieStore', { get: async () => ({ value: 'of another path' }) })
  expect(await cookieStorage().lock?.('auth-refresh', async () => 'ran')).toBe('ran')
  vi.stubGlobal('cookieStore', { get: () => Promise.reject(new Error('SecurityError')) })
  expect(await cookieStorage().lock?.('auth-refresh', async () => 'ran')).toBe('ran')
})

test('a missing token removes its cookie, and clear removes all', async () => {
  const { jar } = page()
  const storage = cookieStorage()
  await storage.set(TOKENS)
  await storage.set({ ...TOKENS, access: undefined })
  expect([...jar.keys()]).toEqual(['log_token', 'refresh_token'])
  await storage.clear()
  expect(jar.size).toBe(0)
})

test('uses memory where cookies are blocked', async () => {
  page({ blocked: true })
  const storage = cookieStorage()
  await storage.set(TOKENS)
  expect(await storage.get()).toEqual(TOKENS)
  await storage.clear()
  expect(await storage.get()).toEqual({})
})

test('a damaged cookie is an absent one, so the refresh token is used', async () => {
  const { jar } = page()
  jar.set('access_token', '%E0%A4%A').set('refresh_token', 'refresh-1')
  const server = createServer()
  const { client } = server.client({}, { storage: cookieStorage() })
  expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-2' })
  expect(server.calls()).toHaveLength(1)
})

test('without a page, as in Node, tokens are stored in memory', async () => {
  const storage = cookieStorage()
  expect(await storage.get()).toEqual({})
  await storage.set(TOKENS)
  expect(await storage.get()).toEqual(TOKENS)
  await storage.clear()
  expect(await storage.get()).toEqual({})
})

test('signing out in one tab notifies the others, without tokens', async () => {
  page()
  const one = cookieStorage({ prefix: 'tabs' })
  const two = cookieStorage({ prefix: 'tabs' })
  const listener = vi.fn<() => void>()
  two.onSignOut?.(listener)
  const message = new Promise((resolve) => {
    const channel = new BroadcastChannel('tabs:session')
    channel.addEventListener('message', ({ data }) => {
      channel.close()
      resolve(data)
    })
  })
  await one.set(TOKENS)
  await one.clear()
  expect(await message).toBe('signed-out')
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), 60_000)
})

test('works without a channel where the browser forbids it', async () => {
  page()
  vi.stubGlobal('BroadcastChannel', function forbidden() {
    throw new Error('SecurityError')
  })
  const storage = cookieStorage()
  await storage.set(TOKENS)
  await storage.clear()
  expect(await storage.get()).toEqual({})
})
