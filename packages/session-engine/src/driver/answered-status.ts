/** Kinds of errors that say nothing of the request: the status beside them is that of an earlier response. */
const UNDECIDED = /^(session-|timeout|network|aborted)/

/** The status with which the server answered the request of an error of the host. */
export function answeredStatus(error: unknown): unknown {
  const { kind, status } = (error ?? {}) as { kind?: unknown; status?: unknown }
  return UNDECIDED.test(String(kind)) ? undefined : status
}
