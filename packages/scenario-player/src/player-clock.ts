/** Real time, which drives the virtual one while a scenario plays. */
export interface PlayerClock {
  /** Calls `fn` again and again with the milliseconds that have passed since the last call. */
  everyFrame(fn: (elapsedMs: number) => void): () => void
  /** Settles when what has changed is on the screens. */
  untilDrawn(): Promise<void>
}

const FRAME_MS = 100
const DRAWING_MS = 20
/** A page that was in the background goes on where it was. */
const MAX_STEP_MS = 500

export const browserClock: PlayerClock = {
  everyFrame(fn) {
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      fn(Math.min(now - last, MAX_STEP_MS))
      last = now
    }, FRAME_MS)
    return () => clearInterval(timer)
  },
  untilDrawn: () => new Promise((resolve) => setTimeout(resolve, DRAWING_MS)),
}
