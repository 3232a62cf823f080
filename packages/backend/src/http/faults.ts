import type { CallName } from '../calls/call.ts'

/** What goes wrong on purpose with a call, or with all of them. */
export interface Fault {
  call: CallName | '*'
  /** drop-request: it never arrives. drop-reply: it takes effect and nobody hears of it. */
  kind: 'delay' | 'fail' | 'drop-request' | 'drop-reply'
  /** For delay. */
  ms?: number
  /** For fail; 503 without one. */
  status?: number
  /** How often; for ever without it. */
  times?: number
}

/** Thrown out of `fetch` in place of a reply; a host closes the connection on it. */
export class DroppedConnection extends Error {
  override name = 'DroppedConnection'
}

export interface Faults {
  add: (fault: Fault) => void
  clear: () => void
  list: () => readonly Fault[]
  /** The fault that strikes this call now, if any. */
  strike: (call: CallName) => Fault | undefined
}

export function createFaults(): Faults {
  let faults: Fault[] = []
  return {
    add(fault) {
      faults = [...faults, { ...fault }]
    },
    clear() {
      faults = []
    },
    list: () => faults,
    strike(call) {
      const found = faults.find((fault) => fault.call === call || fault.call === '*')
      if (found?.times !== undefined) {
        found.times -= 1
        if (found.times <= 0) faults = faults.filter((fault) => fault !== found)
      }
      return found
    },
  }
}
