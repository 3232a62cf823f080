/** What happens in one consultation of the reduced machine, in order. */
export type LifeEvent = 'REQUESTED' | 'PICKED_UP' | 'TICK' | 'SENT' | 'END_ASKED' | 'END_CONFIRMED' | 'CLOSED'

/** Sixteen seconds and eight messages of a running chat. */
export const CHAT: LifeEvent[] = Array.from({ length: 8 }, (): LifeEvent[] => ['TICK', 'TICK', 'SENT']).flat()

/**
 * A request, a pick-up, a chat of sixteen seconds and eight messages, the end. Modelled: four states, the idle time that a tick
 * shortens and a message starts afresh, the end when it is over, the events that mean nothing in a state.
 */
export const LIFE: LifeEvent[] = ['REQUESTED', 'PICKED_UP', ...CHAT, 'END_ASKED', 'END_CONFIRMED', 'CLOSED']

/** One running machine. */
export interface Machine {
  send(event: LifeEvent): void
  /** Where it stands, so that every contestant can be seen to have lived the same life. */
  seen(): string
}
