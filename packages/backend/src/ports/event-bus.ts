/** Something that happened in a room: a stream, or everything that concerns one customer. */
export interface BusEvent {
  /** Grows with every event, so that who was away can say what came last. */
  id: number
  room: string
  type: string
  data: unknown
}

export type Unsubscribe = () => void

/**
 * Carries events to whoever is there, in every process. It is no store: what is older than some minutes, or came before
 * many others, is gone.
 */
export interface EventBus {
  publish(room: string, type: string, data: unknown): Promise<void>
  /** Hands on what these rooms had after the event `after`, as far as it is kept, and then all that comes. Null: only that. */
  subscribe(rooms: readonly string[], after: number | null, listener: (event: BusEvent) => void): Promise<Unsubscribe>
  close(): Promise<void>
}

export const liveRoom = (streamId: number): string => `live:${streamId}`
export const customerRoom = (customerId: number): string => `customer:${customerId}`
