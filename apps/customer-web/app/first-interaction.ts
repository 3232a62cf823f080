const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click']

let resolve: () => void
const happened = new Promise<void>((done) => (resolve = done))

/** Resolves when the visitor first touches, moves, types or scrolls, or when the page is needed for another reason. */
export const firstInteraction = (): Promise<void> => happened

/** The page is needed now: somebody is signed in, or a navigation begins. */
export const startInteraction = (): void => resolve()

export function awaitFirstInteraction(): void {
  const listeners = new AbortController()
  const options = { capture: true, passive: true, signal: listeners.signal }
  for (const event of EVENTS) addEventListener(event, startInteraction, options)
  void happened.then(() => listeners.abort())
}
