/** The events of one consultation of the reduced machine. */
export type LifeEvent = 'REQUESTED' | 'PICKED_UP' | 'TICK' | 'SENT' | 'END_ASKED' | 'END_CONFIRMED' | 'CLOSED'

/** Sixteen seconds and eight messages of a running chat. */
export const CHAT: LifeEvent[] = Array.from({ length: 8 }, (): LifeEvent[] => ['TICK', 'TICK', 'SENT']).flat()

/**
 * A request, a pick-up, a chat of sixteen seconds and eight messages, and the end. The model has four states, an idle time
 * that a tick shortens and a message resets, the end when it is over, and events that a state ignores.
 */
export const LIFE: LifeEvent[] = ['REQUESTED', 'PICKED_UP', ...CHAT, 'END_ASKED', 'END_CONFIRMED', 'CLOSED']

/** One running machine. */
export interface Machine {
  send(event: LifeEvent): void
  /** The final state, which has to be the same for every contestant. */
  seen(): string
}
