import type { EndPayload } from '../core/consultation.ts'
import type { Ports } from '../driver/ports.ts'
import type { Timeline } from './timeline.ts'

/** One call that left for the server. */
export interface Call {
  /** ms since the start */
  t: number
  tab: number
  method: string
  path: string
  body?: unknown
  /** Of an end call. */
  idempotencyKey?: string
}

/** What a virtual server answers from a moment on. An Error is a failed call. */
export interface Script {
  status(fromMs: number, reply: unknown, o?: { latencyMs?: number; dateSkewMs?: number }): void
  end(fromMs: number, reply: unknown, o?: { latencyMs?: number }): void
}

type Line = { fromMs: number; reply: unknown; latencyMs: number; dateSkewMs: number }

const STATUS_PATH = '/api/v1/consultation/ongoing-status/'

function lineAt(lines: readonly Line[], now: number, otherwise: unknown): Line {
  return lines.findLast((line) => line.fromMs <= now) ?? { fromMs: 0, reply: otherwise, latencyMs: 0, dateSkewMs: 0 }
}

function addLine(lines: Line[], line: Line): void {
  lines.push(line)
  lines.sort((a, b) => a.fromMs - b.fromMs)
}

export interface ScriptedServer {
  readonly script: Script
  readonly calls: readonly Call[]
  readonly logs: readonly string[]
  apiOf(tab: number, isOpen: () => boolean): Ports['api']
}

export function createScriptedServer(timeline: Timeline, startedAt: number): ScriptedServer {
  const statusLines: Line[] = []
  const endLines: Line[] = []
  const calls: Call[] = []
  const logs: string[] = []

  function answer<T>(
    line: Line,
    isOpen: () => boolean,
    value: () => T,
    onAbort?: (fn: () => void) => void,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      onAbort?.(() => reject(new Error('The request was aborted.')))
      const settle = (): void => {
        if (!isOpen()) return
        if (line.reply instanceof Error) reject(line.reply)
        else resolve(value())
      }
      timeline.after(line.latencyMs, settle, false)
    })
  }

  return {
    calls,
    logs,
    script: {
      status: (fromMs, reply, o) =>
        addLine(statusLines, { fromMs, reply, latencyMs: o?.latencyMs ?? 0, dateSkewMs: o?.dateSkewMs ?? 0 }),
      end: (fromMs, reply, o) => addLine(endLines, { fromMs, reply, latencyMs: o?.latencyMs ?? 0, dateSkewMs: 0 }),
    },
    apiOf: (tab, isOpen) => ({
      getStatus({ signal }) {
        calls.push({ t: timeline.now(), tab, method: 'GET', path: STATUS_PATH })
        const line = lineAt(statusLines, timeline.now(), noneInProgress())
        const writtenAt = startedAt + timeline.now() + line.latencyMs / 2 + line.dateSkewMs
        const serverDate = Math.floor(writtenAt / 1000) * 1000
        return answer(
          line,
          isOpen,
          () => ({ body: line.reply, serverDate }),
          (fn) => signal.addEventListener('abort', fn),
        )
      },
      endConsultation(id: string, body: EndPayload, { idempotencyKey }) {
        const path = `/api/v1/consultation/end-consultation/${id}/`
        calls.push({ t: timeline.now(), tab, method: 'POST', path, body, idempotencyKey })
        const line = lineAt(endLines, timeline.now(), {})
        return answer(line, isOpen, () => line.reply)
      },
      cancelWaiting(id) {
        calls.push({ t: timeline.now(), tab, method: 'PATCH', path: STATUS_PATH, body: { consultation_id: id } })
        return answer(lineAt([], 0, {}), isOpen, () => ({}))
      },
      saveLog: (line) => void logs.push(line),
    }),
  }
}

/** A status reply with a consultation: a picked-up chat of 15 minutes, changed by `o`. */
export function inProgress(o: Record<string, unknown> = {}): unknown {
  return {
    is_consultation_inprogress: true,
    ongoing_data: {
      id: 501,
      order_type: 1,
      status: 'in_progress',
      sub_status: null,
      status_message: null,
      max_call_duration: 900,
      start_datetime: null,
      astro_pickup_status: true,
      customer_pickup_status: true,
      show_review_popup: false,
      ...o,
    },
  }
}

/** A status reply without one; `o` is what its `ongoing_data` still says, for example a `status_message`. */
export function noneInProgress(o?: Record<string, unknown>): unknown {
  return { is_consultation_inprogress: false, ongoing_data: o ? { ...o } : null }
}
