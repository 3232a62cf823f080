/** What somebody needs to be in a show, and how long it is good for. */
export interface LivePass {
  token: string
  transport: 'embedded' | 'livekit'
  /** Where to go with it: see the transport. */
  url: string
}

export interface LiveVisitor {
  /** Name of the show. */
  channel: string
  customerId: number
  /** What others may call the person. */
  name: string
  /** The astrologer who is seen; everybody else only watches. */
  isHost: boolean
  expiresAt: Date
}

/** Somebody who carries picture and sound from one to many. */
export interface LiveTransport {
  /** Whether scripted astrologers can be seen: a show that nobody can watch is not announced. */
  readonly playsProgramme: boolean
  admit(visitor: LiveVisitor): Promise<LivePass>
  /** Whether this process carries the astrologer's picture at this moment. Never where somebody else carries it. */
  isSent(channel: string): boolean
  /** Cuts one viewer off. Whoever has left already is none. */
  remove(channel: string, customerId: number): Promise<void>
  /** Cuts everybody off. */
  end(channel: string): Promise<void>
  /** The show that is over because everybody has left, as a callback tells; null where it tells something else, or cannot prove where it comes from. */
  readCallback(body: string, authorization: string): Promise<string | null>
}

export const channelOf = (streamId: number): string => `live-${streamId}`

/** The show of a channel; null where it is none of ours. */
export function streamOf(channel: string): number | null {
  const id = /^live-(\d{1,9})$/.exec(channel)?.[1]
  return id === undefined ? null : Number(id)
}
