import { MAX_LOAD_MS } from './max-load-ms.ts'
import { sayNotOpened } from './say-not-opened.ts'

/** The limit for code that no tap needs: as long as a request may take with its retries. */
export const MAX_WAIT_MS = 30_000

/** Without a network nothing is shown: the network strip says so, and what is missing loads by itself later. */
export const sayMissingOnline = (): void => void (navigator.onLine && sayNotOpened())

/**
 * Fails with a message when code does not load in time: a file that hangs would leave a tap without a result for ever.
 * The browser never requests such a file again, so only a reload helps.
 */
export function loadInTime<Module>(
  load: () => Promise<Module>,
  longestMs = MAX_LOAD_MS,
  sayMissing = sayNotOpened,
): Promise<Module> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  setTimeout(() => reject(new Error('The code did not come.')), longestMs)
  return Promise.race([load(), late]).catch((error: unknown) => {
    sayMissing()
    throw error
  })
}

/** Reports code that does not load and that no tap needs, such as the end of a chat, and continues to wait for it. */
export function sayWhereMissing<Module>(loading: Promise<Module>): Promise<Module> {
  const timer = setTimeout(sayMissingOnline, MAX_WAIT_MS)
  return loading.finally(() => clearTimeout(timer))
}
