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
  /** Cuts one viewer off. Whoever has left already is none. */
  remove(channel: string, customerId: number): Promise<void>
  /** Cuts everybody off. */
  end(channel: string): Promise<void>
}

export const channelOf = (streamId: number): string => `live-${streamId}`
