/** As long as what was tapped may take to come. */
export const LONGEST_LOAD_MS = 10_000

/** Fails when code does not come: a request that hangs would leave what was tapped without an answer for ever. */
export function loadInTime<Module>(load: () => Promise<Module>, longestMs = LONGEST_LOAD_MS): Promise<Module> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  setTimeout(() => reject(new Error('The code did not come.')), longestMs)
  return Promise.race([load(), late])
}
