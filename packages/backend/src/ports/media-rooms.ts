/**
 * WebRTC in this process: each room has one sender and any number of watchers. Offers and answers
 * are SDP, exchanged as in WHIP and WHEP; an offer that is not valid is refused as `invalid`. A host without media answers
 * `no_media`.
 */
export interface MediaRooms {
  /**
   * Receives a browser's media and replaces the sender of the room. Returns the SDP answer. Null: the browser offers its
   * picture in no codec that viewers can play.
   */
  publish(room: string, offer: string): Promise<string | null>
  /** Sends the room's media to a browser. Null: the room has no sender. */
  watch(room: string, watcher: string, offer: string): Promise<string | null>
  /**
   * The same media as an HLS playlist, some seconds later, for a browser that no WebRTC reaches; it waits for the first
   * part. Null: the room has no sender, or one whose picture does not fit into HLS.
   */
  playlist(room: string): Promise<string | null>
  /** A file that the playlist names. Null: it is not kept any more. */
  segment(room: string, file: string): Uint8Array<ArrayBuffer> | null
  /** Whether the room has a sender: false soon after its connection is lost. */
  isSent(room: string): boolean
  /** Disconnects one watcher, or the whole room. */
  drop(room: string, watcher?: string): void
  close(): Promise<void>
}

/** An SDP offer is a few kilobytes. */
export const MAX_OFFER_BYTES = 64 * 1024
