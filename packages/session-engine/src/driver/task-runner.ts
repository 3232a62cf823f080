import type { SessionEvent } from '../core/events.ts'
import { createAbort, type Abort } from './abort.ts'
import type { Exclusive } from './exclusive.ts'
import type { Signal } from './ports.ts'

/** What is to be asked of the server, and how its outcome is told. */
interface Request {
  /** Only one tab at a time does it under this name; null: without asking the others. */
  readonly lock: string | null
  run(signal: Signal): Promise<SessionEvent>
  /** Another tab is at it. */
  readonly refused: SessionEvent
}

/** One request after the other; a new one, or `stop`, lets go of the one before. What still comes of that is told all the same. */
export interface TaskRunner {
  start(request: Request): void
  stop(): void
}

export function createTaskRunner(exclusive: Exclusive, dispatch: (event: SessionEvent) => void): TaskRunner {
  let current: Abort | null = null
  let previous: Promise<void> = Promise.resolve()

  function stop(): void {
    current?.abort()
    current = null
  }

  async function carryOut({ lock, run, refused }: Request, abort: Abort): Promise<void> {
    await previous
    const ask = async (): Promise<void> => {
      if (!abort.signal.aborted) await Promise.race([run(abort.signal).then(settled), abort.whenAborted])
    }
    // Aborting is costly: what has settled is let go of without it.
    function settled(event: SessionEvent): void {
      if (current === abort) current = null
      dispatch(event)
    }
    if (abort.signal.aborted) return
    if (lock === null) await ask()
    else if (!(await exclusive(lock, abort.whenAborted, ask))) settled(refused)
  }

  return {
    start(request) {
      stop()
      current = createAbort()
      previous = carryOut(request, current)
    },
    stop,
  }
}
