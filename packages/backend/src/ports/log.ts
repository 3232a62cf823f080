import { rootCause } from '../errors.ts'

/** One line of what happened. Never a phone number, a code, a token, a name, a URL with a query or a message text. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  event: string
  [fact: string]: string | number | boolean | null | undefined
}

export interface Log {
  write(entry: LogEntry): void
}

export const silentLog: Log = { write() {} }

/**
 * What may be logged about a failure: its kind and its place in the code, never its message,
 * because a database repeats the values of a statement there.
 */
export function describeFailure(failure: unknown): { name: string; code: string | undefined; at: string | undefined } {
  if (!(failure instanceof Error)) return { name: typeof failure, code: undefined, at: undefined }
  const root = rootCause(failure)
  const frames = (failure.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const code = 'code' in root && typeof root.code === 'string' ? root.code : undefined
  return { name: root.name, code, at: frames.slice(0, 4).join(' ').replaceAll(/\s+/g, ' ').trim() || undefined }
}
