/** An event in a room: of a live stream, or of one customer. */
export interface BusEvent {
  /** Increases with every event, so that a client can resume after the last one it received. */
  id: number
  room: string
  type: string
  data: unknown
}

export type Unsubscribe = () => void

/**
 * Delivers events to connected clients, in every process. It is no store: events older than some minutes, or before
 * many later ones, are dropped.
 */
export interface EventBus {
  publish(room: string, type: string, data: unknown): Promise<void>
  /** Delivers the kept events of these rooms after the event `after`, then new ones. Null: new ones only. */
  subscribe(rooms: readonly string[], after: number | null, listener: (event: BusEvent) => void): Promise<Unsubscribe>
  close(): Promise<void>
}

export const liveRoom = (streamId: number): string => `live:${streamId}`
export const customerRoom = (customerId: number): string => `customer:${customerId}`
