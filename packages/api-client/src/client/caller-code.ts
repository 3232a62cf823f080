import type { ClientOptions, ErrorSource } from './client.ts'

/** Code of the caller cannot break a reply: what it throws goes to `onError`, and the result is undefined. */
export async function runCallerCode<Result>(
  { onError = globalThis.reportError }: Pick<ClientOptions, 'onError'>,
  where: ErrorSource,
  run: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await run()
  } catch (error) {
    try {
      const reported: unknown = onError?.(error, where)
      await reported
    } catch {
      // There is nothing left to report it to.
    }
    return undefined
  }
}
