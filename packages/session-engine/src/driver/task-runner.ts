import type { SessionEvent } from '../core/events.ts'
import { createAbort, type Abort } from './abort.ts'
import type { Ports, Signal } from './ports.ts'

/** A call to the server, whose outcome is an event. */
interface Task {
  /** Only one tab at a time runs it under this name; null: without asking the other tabs. */
  readonly lock: string | null
  run(signal: Signal): Promise<SessionEvent>
  /** Another tab is running it. */
  readonly refused: SessionEvent
}

/** One task at a time; a new one, or `stop`, aborts the one before. If that still has an outcome, it is dispatched all the same. */
export interface TaskRunner {
  start(task: Task): void
  stop(): void
}

/**
 * Makes task runners that share what they learn about locks: after one that throws, or has not answered when its task is aborted,
 * the next task asks for none, and after `patience` in a row none does. A broken lock must not keep the engine from its server.
 */
export function createTaskRunners(
  peers: Ports['peers'],
  dispatch: (event: SessionEvent) => void,
): (patience: number) => TaskRunner {
  let failures = 0
  let hasFailed = false

  /** Runs `fn` unless another tab holds the lock; returns whether it ran. */
  async function runExclusively(
    lock: string | null,
    aborted: Promise<void>,
    fn: () => Promise<void>,
  ): Promise<boolean> {
    let hasRun = false
    const run = (): Promise<void> => {
      hasRun = true
      return fn()
    }
    if (peers && lock) {
      try {
        const answer = peers.tryExclusive(lock, run)
        // Aborted while it ran: the lock is about to be released. Aborted before: the lock has not answered.
        const granted = await Promise.race([answer, aborted.then(() => (hasRun ? answer : null))])
        if (granted !== null) {
          failures = 0
          return granted || hasRun
        }
      } catch {
        // Web Locks may be forbidden here; the tab then acts alone.
      }
      failures += 1
      hasFailed = true
    }
    if (!hasRun) await run()
    return true
  }

  return (patience) => {
    let current: Abort | null = null
    let previous: Promise<unknown> = Promise.resolve()

    function stop(): void {
      current?.abort()
      current = null
    }

    async function runTask({ lock, run, refused }: Task, abort: Abort): Promise<void> {
      const { signal, whenAborted } = abort
      // Aborting is costly: a task that has an outcome is let go of without it.
      function finish(event: SessionEvent): void {
        if (current === abort) current = null
        dispatch(event)
      }
      await previous
      if (signal.aborted) return
      const asks = !hasFailed && failures < patience
      hasFailed = false
      const hasRun = await runExclusively(asks ? lock : null, whenAborted, async () => {
        if (!signal.aborted) await Promise.race([run(signal).then(finish), whenAborted])
      })
      if (!hasRun) finish(refused)
    }

    return {
      start(task) {
        stop()
        current = createAbort()
        previous = runTask(task, current)
      },
      stop,
    }
  }
}
