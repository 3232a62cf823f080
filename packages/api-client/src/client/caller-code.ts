import type { ClientOptions, ErrorSource } from './client.ts'

/** Code of the caller cannot break a reply: what it throws goes to `onError`, and the result is undefined. */
export async function runCallerCode<Result>(
  options: Pick<ClientOptions, 'onError'>,
  where: ErrorSource,
  run: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await run()
  } catch (error) {
    void reportCallerError(options, error, where)
    return undefined
  }
}

/** Passes an error to `onError`, else to `reportError`, which not every platform has. */
export async function reportCallerError(
  { onError }: Pick<ClientOptions, 'onError'>,
  error: unknown,
  where: ErrorSource,
): Promise<void> {
  const { reportError } = globalThis as { reportError?: (error: unknown) => void }
  try {
    if (onError) {
      const result: unknown = onError(error, where)
      await result
      return
    }
  } catch {
    // Without a working `onError`, the platform gets the error.
  }
  reportError?.(error)
}
