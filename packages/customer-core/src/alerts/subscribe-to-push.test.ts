import { afterEach, expect, test, vi } from 'vitest'
import { subscribeToPush } from './subscribe-to-push.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that allows notifications, whose push service answers as given. */
function stubBrowser(subscribe: () => Promise<unknown>): void {
  const register = async () => ({ active: {}, pushManager: { subscribe, getSubscription: async () => null } })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
}

test('a subscription has the address and the keys of the browser', async () => {
  const push = { endpoint: 'https://push.test/1', keys: { p256dh: 'public', auth: 'secret' } }
  stubBrowser(async () => ({ toJSON: () => push }))
  expect(await subscribeToPush('key')).toEqual({ endpoint: push.endpoint, ...push.keys })
})

test('a push service that does not answer leaves the notification to the SMS', async () => {
  vi.useFakeTimers()
  stubBrowser(() => new Promise(() => {}))
  const subscribed = subscribeToPush('key')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await subscribed).toBeNull()
})
