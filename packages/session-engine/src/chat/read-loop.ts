import type { Abort } from '../driver/abort.ts'
import type { Ports, Signal } from '../driver/ports.ts'
import { createTimer } from '../driver/timer.ts'
import type { Lease } from './lease.ts'
import { createPace } from './pace.ts'
import { startRead } from './start-read.ts'

/** How long the broadcast of another tab's read is awaited before this tab reads itself. */
const LEASE_WAIT_MS = 1500
/** How much longer than the reading tab the others wait, so that it keeps reading. */
const STANDBY_MS = 500

/** Reads again and again, one read at a time. */
export interface ReadLoop {
  /** Reads at once; a read in flight is aborted. */
  readNow(): void
  /** Reads as soon as the tabs' lease allows. */
  readSoon(): void
  isReading(): boolean
  /** Another tab has read: this one waits for longer than that tab. */
  standBy(): void
  stop(): void
}

export function createReadLoop<T>(options: {
  clock: Ports['clock']
  scheduler: Ports['scheduler']
  lease: Lease
  intervalMs(): number
  /** Called when a read starts; returns the read itself, which waits for the lease. */
  read(): (signal: Signal) => Promise<T>
  onPage(page: T): void
  /** Returns how long the server asks to wait, ms. */
  onError(error: unknown): number
}): ReadLoop {
  const { clock, lease } = options
  const timer = createTimer(options.scheduler)
  const pace = createPace(options.intervalMs)
  let current: Abort | null = null
  let isStopped = false

  function read(isLeased: boolean): void {
    if (isStopped) return
    current?.abort()
    const startedAt = clock.mono()
    current = startRead(options.read(), isLeased ? lease : null, timer, (outcome) => {
      current = null
      if (!outcome) return timer.start(LEASE_WAIT_MS, readNow)
      if ('page' in outcome) {
        pace.succeeded()
        options.onPage(outcome.page)
      } else pace.failed(options.onError(outcome.error))
      if (!current && !isStopped) timer.start(pace.waitMs(clock.mono() - startedAt), readSoon)
    })
  }
  const readNow = (): void => read(false)
  const readSoon = (): void => read(true)

  return {
    readNow,
    readSoon,
    isReading: () => current !== null,
    standBy() {
      pace.succeeded()
      timer.start(pace.waitMs(-STANDBY_MS), readSoon)
    },
    stop() {
      isStopped = true
      current?.abort()
      timer.stop()
    },
  }
}
