import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage, reloadOnce, requestStorage, webLock } from '../src/storage.ts'
import { page } from './browser-page.ts'

const TOKENS = { access: 'a=1; b', refresh: 'r/1', log: 'l' }

afterEach(() => vi.unstubAllGlobals())

test('memoryStorage replaces and removes tokens', async () => {
  const storage = memoryStorage(TOKENS)
  await storage.set({ refresh: 'r/2' })
  expect(await storage.get()).toEqual({ refresh: 'r/2' })
  await storage.clear()
  expect(await storage.get()).toEqual({})
})

describe('requestStorage', () => {
  test('reads the cookies of one request and writes Set-Cookie', async () => {
    const request = new Request('https://tarapath.test/wallet', {
      headers: { cookie: 'theme=dark; access_token=a%3D1; refresh_token=r=1; log_token=%E0%A4%A' },
    })
    const headers = new Headers()
    const storage = requestStorage(request, headers)
    expect(await storage.get()).toEqual({ access: 'a=1', refresh: 'r=1' })
    await storage.set({ access: 'a2', refresh: 'r2' })
    expect(await storage.get()).toEqual({ access: 'a2', refresh: 'r2' })
    expect(headers.getSetCookie()).toEqual([
      'log_token=; Path=/; Max-Age=0; SameSite=Strict; Secure',
      'refresh_token=r2; Path=/; Max-Age=1209600; SameSite=Strict; Secure',
      'access_token=a2; Path=/; Max-Age=600; SameSite=Strict; Secure',
    ])
  })

  test.each([
    ['an escape that is cut off', '%E0%A4%A'],
    ['a lone percent sign', 'abc%'],
    ['letters that no header can carry', '%E2%82%AC'],
    ['a line break', 'abc%0D%0Ax-injected:%201'],
    ['an invisible character', 'abc%00'],
    ['nothing', ''],
  ])('a damaged value is an absent one: %s', async (_, value) => {
    const request = new Request('https://tarapath.test/', {
      headers: { cookie: `access_token=${value}; refresh_token=r1` },
    })
    expect(await requestStorage(request).get()).toEqual({ refresh: 'r1' })
  })

  test('without headers, changes stay in memory', async () => {
    const storage = requestStorage(new Request('http://tarapath.test/'))
    await storage.set({ access: 'a' })
    await storage.clear()
    expect(await storage.get()).toEqual({})
  })
})

describe('webLock', () => {
  test('runs one holder after the other', async () => {
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

  test('is not waited for beyond its limit', async () => {
    const lock = webLock('busy', 20)
    const release = Promise.withResolvers<void>()
    const held = lock('x', () => release.promise)
    expect(await lock('x', async () => 'went ahead')).toBe('went ahead')
    release.resolve()
    await held
  })

  test('work that fails is not run twice', async () => {
    const run = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('inside')))
    await expect(webLock('failing')('x', run)).rejects.toThrow('inside')
    expect(run).toHaveBeenCalledOnce()
  })

  test('runs the work without a lock where locks are forbidden', async () => {
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

  test('does not reload without sessionStorage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(reloadOnce()).toBe(false)
  })
})
