import { sayNotOpened } from './say-not-opened.ts'

/** As long as what was tapped may take to come. */
export const LONGEST_LOAD_MS = 10_000

/** As long as what nobody tapped for may take, which is as long as a request may take with its retries. */
export const LONGEST_WAIT_MS = 30_000

/** Without a network the strip says so, and what is missing comes by itself. */
export const sayMissingOnline = (): void => void (navigator.onLine && sayNotOpened())

/**
 * Fails when code does not come, and says so: a request that hangs would leave what was tapped without an answer for ever.
 * The browser never asks again for a file that hangs, so that only a reload helps.
 */
export function loadInTime<Module>(
  load: () => Promise<Module>,
  longestMs = LONGEST_LOAD_MS,
  sayMissing = sayNotOpened,
): Promise<Module> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  setTimeout(() => reject(new Error('The code did not come.')), longestMs)
  return Promise.race([load(), late]).catch((error: unknown) => {
    sayMissing()
    throw error
  })
}

/** Says that code does not come which nobody tapped for, such as the end of a chat, and goes on waiting for it. */
export function sayWhereMissing<Module>(loading: Promise<Module>): Promise<Module> {
  const timer = setTimeout(sayMissingOnline, LONGEST_WAIT_MS)
  return loading.finally(() => clearTimeout(timer))
}
