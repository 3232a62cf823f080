/**
 * WebRTC in this process: each room has one sender and any number of watchers. Offers and answers
 * are SDP, exchanged as in WHIP and WHEP. A host without media answers `no_media`.
 */
export interface MediaRooms {
  /** Receives a browser's media and replaces the sender of the room. Returns the SDP answer. */
  publish(room: string, offer: string): Promise<string>
  /** Sends the room's media to a browser. Null: the room has no sender. */
  watch(room: string, watcher: string, offer: string): Promise<string | null>
  /** Whether the room has a sender: false soon after its connection is lost. */
  isSent(room: string): boolean
  /** Disconnects one watcher, or the whole room. */
  drop(room: string, watcher?: string): void
  close(): Promise<void>
}

/** An SDP offer is a few kilobytes. */
export const LONGEST_OFFER_BYTES = 64 * 1024
