import { ApiError, type Client } from '@tarapath/api-client'
import { ToastOutlet } from '@tarapath/ui-kit'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { failureSentence } from './failure-sentence.ts'
import { failureOf } from './failure.ts'
import { lazyClient } from './lazy-client.ts'
import { commonWords } from './words/common.gen.ts'

const ROW = { name: 'getMyIp', method: 'GET', path: '/api/v1/user/ip' } as const

function fakeClient(): Client {
  return {
    session: { signIn: async () => {}, signOut: async () => {} },
    call: async <Reply,>() => ({ ip: '192.0.2.1' }) as Reply,
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

test('requests fail and offer a reload while the code of the client hangs, and work once it is loaded', async () => {
  vi.useFakeTimers()
  const code = Promise.withResolvers<Client>()
  const client = lazyClient(() => code.promise)
  const askFor = async (ms: number) => {
    const failure = client.call(ROW).catch((error: unknown) => failureSentence(failureOf(error)))
    await vi.advanceTimersByTimeAsync(ms)
    return failure
  }
  const sentence = commonWords().reloadPage
  expect(await askFor(30_000)).toBe(sentence)
  expect(await askFor(30_000)).toBe(sentence)
  render(<ToastOutlet />)
  expect(screen.getAllByText(sentence)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  code.resolve(fakeClient())
  expect(await client.call(ROW)).toEqual({ ip: '192.0.2.1' })
  expect(failureSentence(failureOf(new ApiError('network', 'getMyIp')))).not.toBe(sentence)
  vi.useRealTimers()
})
