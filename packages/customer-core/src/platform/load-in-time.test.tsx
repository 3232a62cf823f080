import { ToastOutlet } from '@tarapath/ui-kit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadInTime, sayWhereMissing } from './load-in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('code that does not load within ten seconds fails the tap, and is used at once when it has loaded', async () => {
  const fetched = Promise.withResolvers<string>()
  const load = () => fetched.promise
  await Promise.all([expect(loadInTime(load)).rejects.toThrow('did not come'), vi.advanceTimersByTimeAsync(10_000)])
  fetched.resolve('code')
  expect(await loadInTime(load)).toBe('code')
})

test('code that no tap needs is waited for, and a reload is offered after half a minute', async () => {
  const fetched = Promise.withResolvers<string>()
  const loading = sayWhereMissing(fetched.promise)
  render(<ToastOutlet />)
  for (const earlier of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(earlier)
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  fetched.resolve('code')
  expect(await loading).toBe('code')
})
