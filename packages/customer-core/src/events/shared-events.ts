import { openEventStream, type ServerEvent } from './open-event-stream.ts'
import type { TabPeers } from './tab-peers.ts'

export interface EventListener {
  onEvent(event: ServerEvent): void
  /** Whether events arrive now. After a gap, what they would have changed has to be loaded again. */
  onState(isOpen: boolean): void
  /** The customer may not follow this live stream: it is over, or its astrologer has blocked them. */
  onRefused?: () => void
}

export interface SharedEventsOptions {
  request(liveStreamIds: readonly number[], lastEventId: string | null, signal: AbortSignal): Promise<Response>
  peers: TabPeers
  /** A name of this tab that no other has. */
  tab: string
}

type Message =
  | { kind: 'wants'; tab: string; live: readonly number[] }
  | { kind: 'leads' }
  | { kind: 'state'; isOpen: boolean }
  | { kind: 'event'; event: ServerEvent }
  | { kind: 'refused'; live: readonly number[] }

/** The server accepts four. */
const MAX_STREAMS = 4

/**
 * One stream of events for all tabs: one tab holds it and passes the events on. When that tab is closed, another opens the
 * stream after the last event that it has seen. It is open only while a tab follows something.
 */
export class SharedEvents {
  readonly #options: SharedEventsOptions
  readonly #followers = new Map<EventListener, number | null>()
  /** What other tabs follow; known to the leader. */
  readonly #others = new Map<string, readonly number[]>()
  readonly #refused = new Set<number>()
  #isLeading = false
  #stopLeading = () => {}
  #stopListening = () => {}
  #stream: { close(): void; live: string } | null = null
  #lastEventId: string | null = null
  #isOpen = false

  constructor(options: SharedEventsOptions) {
    this.#options = options
  }

  /** Follows the events of the customer, and those of a live stream if one is named. */
  follow(streamId: number | null, listener: EventListener): () => void {
    this.#followers.set(listener, streamId)
    if (streamId !== null) this.#refused.delete(streamId)
    if (this.#followers.size === 1) {
      const { peers } = this.#options
      const unsubscribe = peers.subscribe((message) => this.#receive(message as Message))
      const stopWatching = peers.onLeft((isLeft) => this.#tellWants(isLeft ? [] : this.#own()))
      this.#stopListening = () => {
        unsubscribe()
        stopWatching()
      }
      this.#lead()
    }
    this.#tellWants()
    this.#reopen()
    if (this.#isOpen) listener.onState(true)
    return () => this.#leave(listener)
  }

  #leave(listener: EventListener): void {
    this.#followers.delete(listener)
    this.#tellWants()
    if (this.#followers.size > 0) return this.#reopen()
    this.#stopLeading()
    this.#stopListening()
    this.#isOpen = false
    this.#lastEventId = null
  }

  #lead(): void {
    const waiting = new AbortController()
    let release = () => {}
    this.#stopLeading = () => {
      waiting.abort()
      this.#isLeading = false
      this.#stream?.close()
      this.#stream = null
      this.#others.clear()
      release()
    }
    const lead = () =>
      new Promise<void>((resolve) => {
        if (waiting.signal.aborted) return resolve()
        release = resolve
        this.#isLeading = true
        this.#post({ kind: 'leads' })
        this.#reopen()
      })
    this.#options.peers.lead(lead, waiting.signal)
  }

  /** Opens the stream of what all tabs follow now. */
  #reopen(): void {
    if (!this.#isLeading) return
    const ids = this.#wanted()
    if (this.#stream?.live === ids.join()) return
    this.#stream?.close()
    const stream = openEventStream({
      request: (last, signal) => this.#options.request(ids, last, signal),
      lastEventId: this.#lastEventId,
      onEvent: (event) => this.#tell({ kind: 'event', event }),
      onOpen: () => this.#tell({ kind: 'state', isOpen: true }),
      onLost: () => this.#tell({ kind: 'state', isOpen: false }),
      onRefused: () => this.#refuse(ids),
    })
    this.#stream = { ...stream, live: ids.join() }
  }

  /** One of the live streams is over or closed to the customer: each screen finds out, and follows its own again if it may. */
  #refuse(ids: readonly number[]): void {
    this.#tell({ kind: 'state', isOpen: false })
    if (ids.length === 0) return
    for (const id of ids) this.#refused.add(id)
    this.#stream = null
    this.#reopen()
    this.#tell({ kind: 'refused', live: ids })
  }

  #receive(message: Message): void {
    if (message.kind === 'event') {
      this.#lastEventId = message.event.id ?? this.#lastEventId
      for (const listener of this.#followers.keys()) listener.onEvent(message.event)
    } else if (message.kind === 'state') {
      this.#isOpen = message.isOpen
      for (const listener of this.#followers.keys()) listener.onState(message.isOpen)
    } else if (message.kind === 'refused') {
      for (const [listener, id] of this.#followers) if (id !== null && message.live.includes(id)) listener.onRefused?.()
    } else if (message.kind === 'leads') {
      if (this.#isOpen) this.#receive({ kind: 'state', isOpen: false })
      this.#tellWants()
    } else if (this.#isLeading) {
      if (message.live.length > 0) this.#others.set(message.tab, message.live)
      else this.#others.delete(message.tab)
      for (const id of message.live) this.#refused.delete(id)
      this.#post({ kind: 'state', isOpen: this.#isOpen })
      this.#reopen()
    }
  }

  #wanted(): number[] {
    const all = [...this.#own(), ...[...this.#others.values()].flat()]
    return [...new Set(all)].filter((id) => !this.#refused.has(id)).slice(0, MAX_STREAMS)
  }

  #own(): number[] {
    return [...this.#followers.values()].filter((id) => id !== null)
  }

  #tellWants(live = this.#own()): void {
    this.#post({ kind: 'wants', tab: this.#options.tab, live })
  }

  #tell(message: Message): void {
    this.#post(message)
    this.#receive(message)
  }

  #post(message: Message): void {
    this.#options.peers.post(message)
  }
}
