import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSecondsLeft } from './use-seconds-left.ts'

afterEach(() => void vi.useRealTimers())

const Countdown = ({ untilMs }: { untilMs: number }) => <output>{useSecondsLeft(untilMs)}</output>

test('a countdown that begins long after the page was opened begins at its own length', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Countdown untilMs={0} />)
  vi.advanceTimersByTime(120_000)
  rerender(<Countdown untilMs={Date.now() + 30_000} />)
  expect(screen.getByRole('status').textContent).toBe('30')
  vi.advanceTimersByTime(90_000)
  rerender(<Countdown untilMs={Date.now() + 60_000} />)
  expect(screen.getByRole('status').textContent).toBe('60')
})
