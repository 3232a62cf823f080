import type { Log } from '@tarapath/backend'
import type { Metrics } from '@tarapath/node-host'

/** Counts what the log says, and passes it on. */
export const countedLog = (log: Log, metrics: Metrics): Log => ({
  write(entry) {
    log.write(entry)
    const { level, event, call, status, ms } = entry
    if (event === 'call') metrics.countRequest(String(call), Number(status), Number(ms) / 1000)
    else metrics.countEvent(level, event)
  },
})
