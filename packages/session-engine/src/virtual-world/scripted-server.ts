import type { Ports } from '../driver/ports.ts'
import type { Call, Report } from './trace.ts'
import { noneInProgress } from './replies.ts'
import type { Timeline } from './timeline.ts'

/**
 * What a virtual server answers from a moment (ms since the start) on, until a later call replaces it. An Error is a failed call;
 * one with `status: 401` is a session that is over. A reply is on its way for `latencyMs`, half of it in each direction.
 */
export interface Script {
  /** `dateSkewMs`: how far the `Date` header is from true time; null when it cannot be read. Default 0. */
  status(fromMs: number, reply: unknown, options?: { latencyMs?: number; dateSkewMs?: number | null }): void
  end(fromMs: number, reply: unknown, options?: { latencyMs?: number }): void
  /** The taking back of a waiting request; agreed to until scripted. */
  cancel(fromMs: number, reply: unknown, options?: { latencyMs?: number }): void
}

interface ScriptedReply {
  fromMs: number
  reply: unknown
  latencyMs: number
  dateSkewMs: number | null
}

const STATUS_PATH = '/api/v1/consultation/ongoing-status/'

/** Lines in the order of their moments; of two for the same moment the later one counts. */
function createReplies(otherwise: () => unknown) {
  const replies: ScriptedReply[] = []
  return {
    add(fromMs: number, reply: unknown, o: { latencyMs?: number; dateSkewMs?: number | null } = {}): void {
      const { latencyMs = 0, dateSkewMs = 0 } = o
      if (!Number.isFinite(fromMs)) throw new TypeError(`A scripted reply needs "fromMs", not ${fromMs}.`)
      replies.push({ fromMs, reply, latencyMs, dateSkewMs })
      replies.sort((a, b) => a.fromMs - b.fromMs)
    },
    at: (now: number): ScriptedReply =>
      replies.findLast(({ fromMs }) => fromMs <= now) ?? { fromMs: 0, reply: otherwise(), latencyMs: 0, dateSkewMs: 0 },
  }
}

export interface ScriptedServer {
  readonly script: Script
  readonly calls: readonly Call[]
  readonly logs: readonly string[]
  setReachable(isReachable: boolean): void
  apiOf(of: { page: number; tab: number; report: Report; isOpen: () => boolean }): Ports['api']
}

export function createScriptedServer(timeline: Timeline, startedAt: number): ScriptedServer {
  const statusReplies = createReplies(noneInProgress)
  const endReplies = createReplies(() => ({}))
  const cancelReplies = createReplies(() => ({}))
  const calls: Call[] = []
  const logs: string[] = []
  let isReachable = true

  return {
    calls,
    logs,
    setReachable: (now) => void (isReachable = now),
    script: { status: statusReplies.add, end: endReplies.add, cancel: cancelReplies.add },
    apiOf({ page, tab, report, isOpen }) {
      function ask<T>(request: Omit<Call, 't' | 'tab'>, line: ScriptedReply, value: () => T): Promise<T> {
        const call: Call = { t: timeline.now(), tab, ...request }
        calls.push(call)
        report({ kind: 'call', call })
        const leftForServer = isReachable
        return new Promise((resolve, reject) => {
          timeline.after(leftForServer ? line.latencyMs : 0, { page, isTimer: false }, () => {
            if (!isOpen()) return
            const lost = leftForServer && isReachable ? null : new Error('The network is away.')
            const error = lost ?? (line.reply instanceof Error ? line.reply : null)
            report({ kind: 'reply', call, ...(error ? { error } : { reply: line.reply }) })
            if (error) reject(error)
            else resolve(value())
          })
        })
      }

      return {
        getStatus({ signal }) {
          const line = statusReplies.at(timeline.now())
          const { latencyMs, dateSkewMs } = line
          const writtenAt = dateSkewMs === null ? null : startedAt + timeline.now() + latencyMs / 2 + dateSkewMs
          const serverDate = writtenAt === null ? null : Math.floor(writtenAt / 1000) * 1000
          const aborted = new Promise<never>((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('The request was aborted.')))
          })
          const reply = ask({ method: 'GET', path: STATUS_PATH }, line, () => ({ body: line.reply, serverDate }))
          return Promise.race([reply, aborted])
        },
        endConsultation(id, body, { idempotencyKey }) {
          const line = endReplies.at(timeline.now())
          const path = `/api/v1/consultation/end-consultation/${id}/`
          return ask({ method: 'POST', path, body, idempotencyKey }, line, () => line.reply)
        },
        cancelWaiting(id) {
          const line = cancelReplies.at(timeline.now())
          return ask({ method: 'PATCH', path: STATUS_PATH, body: { consultation_id: id } }, line, () => line.reply)
        },
        saveLog(line) {
          logs.push(line)
          report({ kind: 'log', line })
        },
      }
    },
  }
}
