import type { Log } from '@tarapath/backend'

/** Writes each entry as one line of JSON to the standard output. */
export function createLineLog(
  logCalls: boolean,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  return {
    write(entry) {
      if (entry.level === 'info' && !logCalls) return
      write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)
    },
  }
}
