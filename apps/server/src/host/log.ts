import type { Log } from '@tarapath/backend'

/** One line of JSON for each entry, for whatever collects the output of a process. */
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
