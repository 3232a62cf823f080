import type { EndEffect } from '../core/effects.ts'
import type { SessionEvent } from '../core/events.ts'
import { answeredStatus } from './answered-status.ts'
import type { Ports, Signal } from './ports.ts'

/** Reads the status; never rejects. */
export async function readStatus(api: Ports['api'], ticket: number, signal: Signal): Promise<SessionEvent> {
  try {
    const { body, serverDate } = await api.getStatus({ signal })
    return { type: 'status-read', ticket, body, serverDate }
  } catch (error) {
    // Spec §8: a failed status check is silent.
    const { kind } = (error ?? {}) as { kind?: unknown }
    return {
      type: 'status-failed',
      ticket,
      unauthorized: kind === 'unauthorized' || kind === 'signed-out' || answeredStatus(error) === 401,
    }
  }
}

/** The consultation is unknown or over: nothing is left to be ended. A conflict of idempotency keys says nothing of that. */
function isOver(error: unknown): boolean {
  const { body } = (error ?? {}) as { body?: { code?: unknown } | null }
  const status = answeredStatus(error)
  return status === 404 || status === 410 || (status === 409 && !/flight|idempotency/.test(String(body?.code)))
}

/** Sends the end; never rejects. */
export async function sendEnd(
  api: Ports['api'],
  { id, attempt, body, idempotencyKey }: EndEffect,
): Promise<SessionEvent> {
  try {
    const reply = await api.endConsultation(id, body, { keepalive: true, idempotencyKey })
    return { type: 'end-confirmed', id, reply }
  } catch (error) {
    // Spec §8: a failed end-consultation is silent; it is repeated.
    return isOver(error) ? { type: 'end-confirmed', id, reply: null } : { type: 'end-failed', id, attempt }
  }
}
