const LONGEST_WAIT_MS = 10_000

/** Fails when code does not come: a request that hangs would leave what was tapped without an answer for ever. */
export function loadInTime<Module>(load: () => Promise<Module>): Promise<Module> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  setTimeout(() => reject(new Error('The code did not come.')), LONGEST_WAIT_MS)
  return Promise.race([load(), late])
}
