import type { SessionEffect } from '../core/effects.ts'
import type { SessionEvent } from '../core/events.ts'
import type { PendingEnd } from '../core/state.ts'
import { createAbort, type Abort } from './abort.ts'
import type { Exclusive } from './exclusive.ts'
import type { Ports } from './ports.ts'

type EndEffect = Extract<SessionEffect, { e: 'end' }>

/** Tells the server about a decided end, from one tab at a time. */
export interface EndSender {
  send(effect: EndEffect): void
  /** Lets go of the lock of an attempt that the state has given up. */
  keepOnly(pendingEnd: PendingEnd | null): void
}

export function createEndSender(o: {
  api: Ports['api']
  exclusive: Exclusive
  /** Storage still knows of an unconfirmed end. */
  isStillPending(): boolean
  dispatch(event: SessionEvent): void
}): EndSender {
  let current: { id: string; attempt: number; abort: Abort } | null = null

  async function request({ id, attempt, body, keepalive, idempotencyKey, restored }: EndEffect): Promise<SessionEvent> {
    try {
      // An end that was found in storage may have been confirmed by the tab that decided it.
      const isDone = restored && !o.isStillPending()
      const reply = isDone ? null : await o.api.endConsultation(id, body, { keepalive, idempotencyKey })
      return { t: 'end-confirmed', id, reply }
    } catch {
      // Spec §8: a failed end-consultation is silent; it is repeated.
      return { t: 'end-failed', id, attempt }
    }
  }

  /** A reply that comes after the attempt was given up still counts. */
  async function run(effect: EndEffect, abort: Abort): Promise<void> {
    const { id, attempt } = effect
    const tell = (outcome: SessionEvent): void => o.dispatch(outcome)
    let outcome: SessionEvent = { t: 'end-deferred', id, attempt }
    const attemptOnce = async (): Promise<void> => {
      outcome = await request(effect)
      if (abort.signal.aborted) tell(outcome)
    }
    if (effect.leased) await o.exclusive(`end:${id}`, abort.whenAborted, attemptOnce)
    else await Promise.race([attemptOnce(), abort.whenAborted])
    if (!abort.signal.aborted) tell(outcome)
  }

  return {
    send(effect) {
      const abort = createAbort()
      current = { id: effect.id, attempt: effect.attempt, abort }
      void run(effect, abort)
    },
    keepOnly(pendingEnd) {
      if (!current) return
      const { id, attempt, abort } = current
      if (pendingEnd?.id === id && pendingEnd.attempt === attempt && pendingEnd.sentAt !== null) return
      abort.abort()
      current = null
    },
  }
}
