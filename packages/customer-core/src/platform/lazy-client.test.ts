import type { ApiError, Client } from '@tarapath/api-client'
import { expect, test, vi } from 'vitest'
import { lazyClient } from './lazy-client.ts'

const ROW = { name: 'getMyIp', method: 'GET', path: '/api/v1/user/ip' } as const

function fakeClient(): Client {
  return {
    session: { signIn: async () => {}, signOut: async () => {} },
    call: async <Reply>() => ({ ip: '192.0.2.1' }) as Reply,
  }
}

test('the first request loads the client, once', async () => {
  const load = vi.fn(async () => fakeClient())
  const client = lazyClient(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([client.call(ROW), client.call(ROW)])).toHaveLength(2)
  expect(load).toHaveBeenCalledOnce()
})

test('a client that fails to load fails the request like a lost connection, and is loaded again', async () => {
  const load = vi.fn(async () => fakeClient()).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const client = lazyClient(load)
  await expect(client.call(ROW)).rejects.toSatisfy((error: ApiError) => error.kind === 'network')
  await expect(client.call(ROW)).resolves.toEqual({ ip: '192.0.2.1' })
})

test('a client whose code hangs fails the request like a lost connection', async () => {
  vi.useFakeTimers()
  const client = lazyClient(() => new Promise(() => {}))
  const failure = client.call(ROW).catch((error: ApiError) => error.kind)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toBe('network')
  vi.useRealTimers()
})
