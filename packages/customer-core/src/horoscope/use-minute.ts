import { useSyncExternalStore } from 'react'
import { deviceClock } from '../platform/index.ts'

const MINUTE_MS = 60_000

/** The time of the device, in whole minutes. It goes on while a page stays open, and through the night. */
export const useMinute = (): number => useSyncExternalStore(subscribe, readMinute, readMinute)

const readMinute = (): number => Math.floor(deviceClock.now() / MINUTE_MS) * MINUTE_MS

function subscribe(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS)
  // A page that is not seen has slow timers, or none.
  document.addEventListener('visibilitychange', onMinute)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onMinute)
  }
}
