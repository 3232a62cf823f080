/**
 * WebRTC in this process: in each room one may be heard or seen, and any number may listen or watch. Offers and answers
 * are SDP, exchanged as WHIP and WHEP do. A host that carries no media has none, and says so to whoever offers.
 */
export interface MediaRooms {
  /** Takes what a browser sends; whoever sent into the room before is cut off. Answers its offer. */
  publish(room: string, offer: string): Promise<string>
  /** Sends what is in the room to a browser. Null: nobody is heard or seen there. */
  watch(room: string, watcher: string, offer: string): Promise<string | null>
  /** Whether somebody sends into the room: false soon after their connection is lost. */
  isSent(room: string): boolean
  /** Cuts off everything of one watcher, or the whole room. */
  drop(room: string, watcher?: string): void
  close(): Promise<void>
}

/** An SDP offer is a few kilobytes. */
export const LONGEST_OFFER_BYTES = 64 * 1024
