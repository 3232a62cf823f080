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
    return { type: 'status-failed', ticket, unauthorized: kind === 'unauthorized' || status === 401 }
  }
}

/** Sends the end, unless `isSent` says that another tab has; never rejects. */
export async function sendEnd(api: Ports['api'], effect: EndEffect, isSent: () => boolean): Promise<SessionEvent> {
  const { id, attempt, body, keepalive, idempotencyKey } = effect
  try {
    const reply = isSent() ? null : await api.endConsultation(id, body, { keepalive, idempotencyKey })
    return { type: 'end-confirmed', id, reply }
  } catch {
    // Spec §8: a failed end-consultation is silent; it is repeated.
    return { type: 'end-failed', id, attempt }
  }
}
