import { afterPaint } from '@tarapath/customer-core/platform'

const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click']

const TAPS = new Set(['pointerdown', 'focusin', 'click'])

let resolve: () => void
const happened = new Promise<void>((done) => (resolve = done))

/** Resolves when the visitor first touches, moves, types or scrolls, or when the page is needed for another reason. */
export const firstInteraction = (): Promise<void> => happened

/** The page is needed now: somebody is signed in, or another page has been opened. */
export const startInteraction = (): void => resolve()

export function awaitFirstInteraction(): void {
  const listeners = new AbortController()
  const options = { capture: true, passive: true, signal: listeners.signal }
  // A tap on a link needs nothing of the page that it leaves.
  const onEvent = ({ target, type }: Event) => {
    if (TAPS.has(type) && (target as Element).closest?.('a[href^="/"]')) return
    listeners.abort()
    // Starting the rest takes long on a slow phone, so the tapped control responds first.
    afterPaint(startInteraction)
  }
  for (const event of EVENTS) addEventListener(event, onEvent, options)
  void happened.then(() => listeners.abort())
}
