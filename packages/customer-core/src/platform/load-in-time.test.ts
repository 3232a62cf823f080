import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadInTime } from './load-in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('code that does not come within ten seconds fails what was tapped, and is there at once when it has come', async () => {
  const fetched = Promise.withResolvers<string>()
  const load = () => fetched.promise
  await Promise.all([expect(loadInTime(load)).rejects.toThrow('did not come'), vi.advanceTimersByTimeAsync(10_000)])
  fetched.resolve('code')
  expect(await loadInTime(load)).toBe('code')
})
