import { createAbort, type Abort } from '../driver/abort.ts'
import type { Signal } from '../driver/ports.ts'
import type { Timer } from '../driver/timer.ts'
import type { Lease } from './lease.ts'

const READ_TIMEOUT_MS = 10_000

/** What came of a read; null when another tab holds the lease. */
export type ReadOutcome<T> = { readonly page: T } | { readonly error: unknown } | null

/**
 * Starts one read, times it out after 10 s, and reports its outcome unless it was aborted.
 *
 * @param lease runs the read when no other tab is reading; null: without asking the other tabs
 */
export function startRead<T>(
  read: (signal: Signal) => Promise<T>,
  lease: Lease | null,
  timer: Timer,
  report: (outcome: ReadOutcome<T>) => void,
): Abort {
  const abort = createAbort()
  const { signal } = abort
  let outcome: ReadOutcome<T> = null

  function finish(): void {
    if (signal.aborted) return
    abort.abort()
    report(outcome)
  }

  async function run(): Promise<void> {
    if (signal.aborted) return
    try {
      outcome = { page: await read(signal) }
    } catch (error) {
      outcome = { error }
    }
  }

  timer.start(READ_TIMEOUT_MS, () => {
    outcome ??= { error: null }
    finish()
  })
  // The lease is released before the outcome is reported, for the report may start the next read.
  void (lease ? lease(abort, run) : run()).then(finish)
  return abort
}
