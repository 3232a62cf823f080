import type { Signal } from './ports.ts'

/** A signal and the means to give it. */
export interface Abort {
  readonly signal: Signal
  readonly whenAborted: Promise<void>
  abort(): void
}

declare const AbortController: new () => { readonly signal: Signal; abort(): void }

/** Every host that can fetch has an AbortController; its signal can be handed to `fetch`. */
export function createAbort(): Abort {
  const controller = new AbortController()
  const { signal } = controller
  const whenAborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  return { signal, whenAborted, abort: () => controller.abort() }
}
