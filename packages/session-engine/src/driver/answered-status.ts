/** Kinds of errors that are the server's verdict on the request. */
const VERDICTS: readonly unknown[] = [undefined, 'http', 'unauthorized', 'signed-out']

/** The status that an error of the host was answered with. A failed token refresh or a timeout names that of an earlier response. */
export function answeredStatus(error: unknown): unknown {
  const { kind, status } = (error ?? {}) as { kind?: unknown; status?: unknown }
  return VERDICTS.includes(kind) ? status : undefined
}
