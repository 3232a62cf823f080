import type { EndEffect } from '../core/effects.ts'
import type { SessionEvent } from '../core/events.ts'
import type { Ports, Signal } from './ports.ts'

/** Reads the status; never rejects. */
export async function readStatus(api: Ports['api'], ticket: number, signal: Signal): Promise<SessionEvent> {
  try {
    const { body, serverDate } = await api.getStatus({ signal })
    return { type: 'status-read', ticket, body, serverDate }
  } catch (error) {
    // Spec §8: a failed status check is silent.
    const { kind, status } = (error ?? {}) as { kind?: unknown; status?: unknown }
    return {
      type: 'status-failed',
      ticket,
      unauthorized: kind === 'unauthorized' || kind === 'signed-out' || status === 401,
    }
  }
}

/** The consultation is unknown or over: nothing is left to be ended. */
const OVER: readonly unknown[] = [404, 409, 410]

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
    const { status } = (error ?? {}) as { status?: unknown }
    return OVER.includes(status) ? { type: 'end-confirmed', id, reply: null } : { type: 'end-failed', id, attempt }
  }
}
