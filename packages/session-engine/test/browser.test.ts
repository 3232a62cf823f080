// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { browserPorts } from '../src/browser.ts'
import { createSessionEngine, type Ports } from '../src/index.ts'
import { inProgress } from '../src/testing.ts'

const api: Ports['api'] = {
  getStatus: async () => ({ body: inProgress() }),
  endConsultation: async () => ({}),
  cancelWaiting: async () => ({}),
  saveLog() {},
}
const nav: Ports['nav'] = { reload() {}, replace() {}, logoutFully() {} }

describe('the ports of a browser', () => {
  test('run a session on localStorage', async () => {
    const engine = createSessionEngine({ ports: browserPorts({ api, nav }), signedIn: true, path: '/' })
    await vi.waitFor(() => expect(engine.getSnapshot().phase).toBe('active'), 60_000)
    expect(localStorage.getItem('sessionDetails_id')).toBe('501')
    engine.signedOut()
    expect(localStorage).toHaveLength(0)
    engine.dispose()
  })

  test('run it in memory where storage is null or may not even be named', async () => {
    const denied = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    for (const ports of [browserPorts({ api, nav, storage: null }), browserPorts({ api, nav })]) {
      const engine = createSessionEngine({ ports, signedIn: true, path: '/' })
      await vi.waitFor(() => expect(engine.getSnapshot().phase).toBe('active'), 60_000)
      engine.dispose()
    }
    denied.mockRestore()
  })

  test('report that a page becomes visible, comes back from the cache, resumes or goes online', () => {
    const { lifecycle } = browserPorts({ api, nav })
    const seen: string[] = []
    const stop = lifecycle?.subscribe((e) => seen.push(e))
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('freeze'))
    document.dispatchEvent(new Event('resume'))
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(seen).toEqual(['visible', 'frozen', 'resumed', 'online', 'resumed'])
    stop?.()
    window.dispatchEvent(new Event('online'))
    expect(seen).toHaveLength(5)
    expect(lifecycle?.isVisible()).toBe(true)
  })

  test('report what other tabs store', () => {
    const { storage } = browserPorts({ api, nav })
    const keys: (string | null)[] = []
    const stop = storage.onExternalChange?.((key) => keys.push(key))
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionDetails' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    stop?.()
    expect(keys).toEqual(['sessionDetails', null])
  })

  test('without Web Locks each tab acts alone; with them only one at a time', async () => {
    const { peers } = browserPorts({ api, nav })
    let ran = 0
    await expect(peers?.tryExclusive('a', async () => void (ran += 1))).resolves.toBe(true)
    const locks = { request: (_name: string, _o: object, fn: (lock: unknown) => Promise<boolean>) => fn(null) }
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    await expect(peers?.tryExclusive('a', async () => void (ran += 1))).resolves.toBe(false)
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    expect(ran).toBe(1)
  })
})
