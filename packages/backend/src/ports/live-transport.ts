/** What a client needs to join a live stream, and until when it is valid. */
export interface LivePass {
  token: string
  transport: 'embedded' | 'livekit'
  /** Where the token is used: see the transport. */
  url: string
}

export interface LiveVisitor {
  /** Name of the live stream's channel. */
  channel: string
  customerId: number
  /** The name that other viewers see. */
  name: string
  /** The astrologer sends; all others only watch. */
  isHost: boolean
  expiresAt: Date
}

/** What a service reports about a channel: it has ended, or somebody joined or left it. */
export type LiveReport =
  | { what: 'ended'; channel: string }
  | { what: 'connected' | 'gone'; channel: string; customerId: number }

/** A service that sends picture and sound from one to many. */
export interface LiveTransport {
  /** Whether live streams of scripted astrologers can be watched; otherwise none is announced. */
  readonly playsScriptedStreams: boolean
  admit(visitor: LiveVisitor): Promise<LivePass>
  /** Whether this process receives the astrologer's picture now. False where another service carries it. */
  isSent(channel: string): boolean
  /** Disconnects one viewer, if connected. */
  remove(channel: string, customerId: number): Promise<void>
  /** Disconnects everyone. */
  end(channel: string): Promise<void>
  /** What a callback reports; null for other callbacks and without a valid signature. */
  readCallback(body: string, authorization: string): Promise<LiveReport | null>
}

export const channelOf = (streamId: number): string => `live-${streamId}`

/** The live stream of a channel; null where the name is not ours. */
export function streamOf(channel: string): number | null {
  const id = /^live-(\d{1,9})$/.exec(channel)?.[1]
  return id === undefined ? null : Number(id)
}
