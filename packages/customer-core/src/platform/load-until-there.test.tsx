import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart, loadUntilThere } from './load-until-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('code that does not come is asked for again, after twice as long each time and at most a minute', async () => {
  const load = vi.fn(gone)
  const onMissing = vi.fn()
  void loadUntilThere(load, onMissing)
  const calls: number[] = []
  for (const seconds of [0, 2, 4, 8, 16, 32, 60, 60]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    calls.push(load.mock.calls.length)
  }
  expect(calls).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(onMissing).toHaveBeenCalledTimes(8)
})

test('code is asked for at once when the network is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(gone).mockResolvedValueOnce('code')
  const loading = loadUntilThere(load)
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  expect(await loading).toBe('code')
})

test('a part whose code does not come leaves the rest of the page as it is, and appears when it is there', async () => {
  const load = vi.fn<() => Promise<{ default: () => string }>>().mockImplementationOnce(gone)
  load.mockResolvedValueOnce({ default: () => 'The chat has ended' })
  const Part = lazyPart(load)
  render(
    <>
      <p>Messages</p>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByText('Messages')).toBeDefined()
  expect(screen.queryByText('The chat has ended')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByText('The chat has ended')).toBeDefined()
})
