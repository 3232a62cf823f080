import type { EndpointName } from '../endpoint/handler.ts'

/** A failure injected into one endpoint, or into all of them. */
export interface Fault {
  call: EndpointName | '*'
  /** drop-request: the request never arrives. drop-reply: it takes effect and its reply is lost. */
  kind: 'delay' | 'fail' | 'drop-request' | 'drop-reply'
  /** For delay. */
  ms?: number
  /** For fail; 503 without one. */
  status?: number
  /** How often; without a limit when missing. */
  times?: number
}

/** A fault that waits for its request. `times` counts down. */
export interface PlannedFault extends Fault {
  id: number
}

/** Thrown out of `fetch` in place of a reply; a host closes the connection on it. */
export class DroppedConnection extends Error {
  override name = 'DroppedConnection'
}

export interface Faults {
  add: (fault: Fault) => void
  remove: (id: number) => void
  clear: () => void
  list: () => readonly PlannedFault[]
  /** The fault to inject into this request, if any. It counts down, so each request consumes one. */
  consume: (call: EndpointName) => Fault | undefined
}

export function createFaults(): Faults {
  let faults: PlannedFault[] = []
  let lastId = 0
  return {
    add(fault) {
      faults = [...faults, { ...fault, id: (lastId += 1) }]
    },
    remove(id) {
      faults = faults.filter((fault) => fault.id !== id)
    },
    clear() {
      faults = []
    },
    list: () => faults,
    consume(call) {
      const fault = faults.find((planned) => planned.call === call || planned.call === '*')
      if (fault?.times !== undefined) {
        fault.times -= 1
        if (fault.times <= 0) faults = faults.filter((planned) => planned !== fault)
      }
      return fault
    },
  }
}
