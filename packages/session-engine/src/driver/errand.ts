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
export interface Errand {
  start(request: Request): void
  stop(): void
}

export function createErrand(exclusive: Exclusive, dispatch: (event: SessionEvent) => void): Errand {
  let current: Abort | null = null
  let previous: Promise<void> = Promise.resolve()

  async function carryOut({ lock, run, refused }: Request, abort: Abort): Promise<void> {
    await previous
    if (abort.signal.aborted) return
    const ask = async (): Promise<void> => {
      if (!abort.signal.aborted) await Promise.race([run(abort.signal).then(dispatch), abort.whenAborted])
    }
    if (lock === null) await ask()
    else if (!(await exclusive(lock, abort.whenAborted, ask))) dispatch(refused)
  }

  return {
    start(request) {
      current?.abort()
      current = createAbort()
      previous = carryOut(request, current)
    },
    stop: () => current?.abort(),
  }
}
