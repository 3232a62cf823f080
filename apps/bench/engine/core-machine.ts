import { initialState, transition, type SessionEvent, type SessionState } from '@tarapath/session-engine'
import { inProgress } from '@tarapath/session-engine/testing'
import type { LifeEvent, Machine } from './life.ts'

const STARTED_AT = Date.parse('2026-01-01T00:00:00Z')

/** The whole core of the engine; the other contestants model idle time as one field. */
export function createCoreMachine(): Machine {
  let now = STARTED_AT
  let ends = 0
  let consultation = 0
  let lastTicket = 0
  let state: SessionState = initialState()
  const take = (event: SessionEvent): void => {
    const [next, effects] = transition(state, event, now)
    state = next
    for (const effect of effects) if (effect.type === 'poll') lastTicket = effect.ticket
  }
  const read = (pickedUp: boolean): void => {
    take({ type: 'refresh-asked' })
    const body = inProgress({
      id: consultation,
      is_picked_up_by_astro: pickedUp,
      is_picked_up_by_customer: pickedUp,
      max_call_duration: 1e9,
    })
    take({ type: 'status-read', ticket: lastTicket, body, serverDate: now })
  }
  /** Closing the ended dialog reloads the page. */
  const boot = (): void => {
    state = initialState()
    take({ type: 'booted', signedIn: true, path: '/', visible: true, stored: {} })
  }
  boot()

  const acts: Record<LifeEvent, () => void> = {
    REQUESTED() {
      consultation += 1
      take({ type: 'consultation-initiated' })
      read(false)
    },
    PICKED_UP: () => read(true),
    TICK() {
      now += 1000
      take({ type: 'time-passed' })
    },
    SENT: () => take({ type: 'activity', kind: 'send' }),
    END_ASKED: () => take({ type: 'end-asked' }),
    END_CONFIRMED() {
      ends += 1
      take({ type: 'end-confirmed', id: String(consultation), reply: {} })
    },
    CLOSED() {
      take({ type: 'ended-closed' })
      boot()
    },
  }
  return { send: (event) => acts[event](), seen: () => `${state.phase} ${ends}` }
}
