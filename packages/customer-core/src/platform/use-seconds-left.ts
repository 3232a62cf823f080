import { useEffect, useState } from 'react'
import { deviceClock } from './device-clock.ts'

/** Whole seconds until a time of the device clock. It updates every second and ends at 0. */
export function useSecondsLeft(untilMs: number): number {
  const [now, setNow] = useState(() => deviceClock.now())
  const [countedTo, setCountedTo] = useState(untilMs)
  // Nothing reads the clock between two countdowns.
  if (!Object.is(untilMs, countedTo)) {
    setCountedTo(untilMs)
    setNow(deviceClock.now())
  }
  const secondsLeft = Math.max(0, Math.ceil((untilMs - now) / 1000))
  const isCounting = secondsLeft > 0
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(deviceClock.now()), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return secondsLeft
}
