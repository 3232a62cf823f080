import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cookieStorage, memoryStorage, reloadOnce, requestStorage, webLock } from '../src/storage.ts'

const TOKENS = { access: 'a=1; b', refresh: 'r/1', log: 'l' }

/** A page with cookies: `document.cookie` the way browsers keep it. */
function page({ blocked = false, protocol = 'http:' } = {}) {
  const jar = new Map<string, string>()
  const written: string[] = []
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { protocol, reload })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      if (blocked) return
      const [name, value] = (text.split(';')[0] as string).split('=') as [string, string]
      if (text.includes('Max-Age=0;')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return { jar, written, reload }
}

afterEach(() => vi.unstubAllGlobals())

test('memoryStorage replaces and clears', async () => {
  const storage = memoryStorage(TOKENS)
  await storage.set({ refresh: 'r/2' })
  expect(await storage.get()).toEqual({ refresh: 'r/2' })
  await storage.clear()
  expect(await storage.get()).toEqual({})
})

describe('cookieStorage', () => {
  test('keeps three cookies with their lifetimes, the access token last', async () => {
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

  test('is Secure on https, and reads other cookies past', async () => {
    const { written, jar } = page({ protocol: 'https:' })
    jar.set('theme', 'dark').set('access_token_old', 'x')
    const storage = cookieStorage()
    await storage.set({ access: 'a' })
    expect(written.at(-1)).toBe('access_token=a; Path=/; Max-Age=600; SameSite=Strict; Secure')
    expect(await storage.get()).toEqual({ access: 'a' })
  })

  test('waits for cookieStore where there is one, also to remove, on http as well', async () => {
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

  test('assigns where cookieStore keeps nothing', async () => {
    const { jar } = page()
    vi.stubGlobal('cookieStore', { set: async () => undefined })
    const storage = cookieStorage()
    await storage.set(TOKENS)
    expect([...jar.keys()]).toEqual(['log_token', 'refresh_token', 'access_token'])
  })

  test('with the lock in hand it first sees what the tab before has written', async () => {
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

  test('does not wait for ever for what it will never see', async () => {
    page()
    vi.stubGlobal('cookieStore', { get: async () => ({ value: 'of another path' }) })
    expect(await cookieStorage().lock?.('auth-refresh', async () => 'ran')).toBe('ran')
    vi.stubGlobal('cookieStore', { get: () => Promise.reject(new Error('SecurityError')) })
    expect(await cookieStorage().lock?.('auth-refresh', async () => 'ran')).toBe('ran')
  })

  test('a missing token removes its cookie, clear removes all', async () => {
    const { jar } = page()
    const storage = cookieStorage()
    await storage.set(TOKENS)
    await storage.set({ ...TOKENS, access: undefined })
    expect([...jar.keys()]).toEqual(['log_token', 'refresh_token'])
    await storage.clear()
    expect(jar.size).toBe(0)
  })

  test('works from memory where cookies are blocked', async () => {
    page({ blocked: true })
    const storage = cookieStorage()
    await storage.set(TOKENS)
    expect(await storage.get()).toEqual(TOKENS)
    await storage.clear()
    expect(await storage.get()).toEqual({})
  })

  test('signing out in one tab tells the others, without a token', async () => {
    page()
    const one = cookieStorage({ prefix: 'tabs' })
    const two = cookieStorage({ prefix: 'tabs' })
    const told = vi.fn<() => void>()
    two.onSignOut?.(told)
    const heard = new Promise((resolve) => {
      const channel = new BroadcastChannel('tabs:session')
      channel.addEventListener('message', ({ data }) => {
        channel.close()
        resolve(data)
      })
    })
    await one.set(TOKENS)
    await one.clear()
    expect(await heard).toBe('signed-out')
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  })

  test('does without a channel where the browser forbids it', async () => {
    page()
    vi.stubGlobal('BroadcastChannel', function forbidden() {
      throw new Error('SecurityError')
    })
    const storage = cookieStorage()
    await storage.set(TOKENS)
    await storage.clear()
    expect(await storage.get()).toEqual({})
  })
})

describe('requestStorage', () => {
  test('reads the cookies of one request and writes Set-Cookie', async () => {
    const request = new Request('https://tarapath.test/wallet', {
      headers: { cookie: 'theme=dark; access_token=a%3D1; refresh_token=r=1; log_token=%E0%A4%A' },
    })
    const headers = new Headers()
    const storage = requestStorage(request, headers)
    expect(await storage.get()).toEqual({ access: 'a=1', refresh: 'r=1', log: '%E0%A4%A' })
    await storage.set({ access: 'a2', refresh: 'r2' })
    expect(await storage.get()).toEqual({ access: 'a2', refresh: 'r2' })
    expect(headers.getSetCookie()).toEqual([
      'log_token=; Path=/; Max-Age=0; SameSite=Strict; Secure',
      'refresh_token=r2; Path=/; Max-Age=1209600; SameSite=Strict; Secure',
      'access_token=a2; Path=/; Max-Age=600; SameSite=Strict; Secure',
    ])
  })

  test('without headers it changes only its own copy', async () => {
    const storage = requestStorage(new Request('http://tarapath.test/'))
    await storage.set({ access: 'a' })
    await storage.clear()
    expect(await storage.get()).toEqual({})
  })
})

describe('webLock', () => {
  test('one after the other', async () => {
    const lock = webLock('order')
    const steps: string[] = []
    const work = (name: string) => async () => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      steps.push(`${name} ends`)
      return name
    }
    expect(await Promise.all([lock('x', work('one')), lock('x', work('two'))])).toEqual(['one', 'two'])
    expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  test('is waited for only so long', async () => {
    const lock = webLock('busy', 20)
    const release = Promise.withResolvers<void>()
    const held = lock('x', () => release.promise)
    expect(await lock('x', async () => 'went ahead')).toBe('went ahead')
    release.resolve()
    await held
  })

  test('a failure inside is not run twice', async () => {
    const run = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('inside')))
    await expect(webLock('failing')('x', run)).rejects.toThrow('inside')
    expect(run).toHaveBeenCalledOnce()
  })

  test('runs without where locks are forbidden', async () => {
    vi.stubGlobal('navigator', {
      locks: {
        request() {
          throw new Error('SecurityError')
        },
      },
    })
    expect(await webLock('none')('x', async () => 'ran')).toBe('ran')
  })
})

describe('reloadOnce', () => {
  let reload: () => void
  beforeEach(() => {
    reload = page().reload
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })

  test('reloads, but not again within 30 seconds', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    expect(reloadOnce()).toBe(true)
    vi.setSystemTime(1_029_000)
    expect(reloadOnce()).toBe(false)
    vi.setSystemTime(1_031_000)
    expect(reloadOnce()).toBe(true)
    vi.useRealTimers()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('does not reload where nothing can be remembered', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(reloadOnce()).toBe(false)
  })
})
