import { useEffect, useState } from 'react'
import { deviceClock } from './device-clock.ts'

/** Whole seconds until a moment of this device's clock, counted down once a second; 0 afterwards. */
export function useSecondsLeft(untilMs: number): number {
  const [now, setNow] = useState(() => deviceClock.now())
  const secondsLeft = Math.max(0, Math.ceil((untilMs - now) / 1000))
  const counting = secondsLeft > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setNow(deviceClock.now()), 1000)
    return () => clearInterval(timer)
  }, [counting])
  return secondsLeft
}
