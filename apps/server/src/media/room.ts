import type { MediaStreamTrack, RTCPeerConnection, RTCRtpReceiver, RTCRtpSender, RtpPacket } from 'werift'
import { answerOf, applyOffer, openConnection, pictureOf, type MediaNetwork, type Picture } from './connection.ts'
import { HlsOutput } from './hls-output.ts'

/** A viewer may watch in several tabs and on several devices. */
const MAX_WATCHERS_OF_ONE_NAME = 4

interface Watcher {
  name: string
  connection: RTCPeerConnection
  senders: Map<string, RTCRtpSender>
  isConnected: boolean
}

interface Publisher {
  connection: RTCPeerConnection
  codec: Picture
  picture: { track: MediaStreamTrack; receiver: RTCRtpReceiver } | null
}

/** One publisher and its watchers: RTP packets are forwarded as they arrive. */
export class Room {
  #network: MediaNetwork
  #publisher: Publisher | null = null
  #watchers = new Set<Watcher>()
  #offersBeingAnswered = 0
  #hls: HlsOutput | null = null

  constructor(network: MediaNetwork) {
    this.#network = network
  }

  get isEmpty(): boolean {
    return this.#publisher === null && this.#watchers.size === 0 && this.#offersBeingAnswered === 0
  }

  get isSent(): boolean {
    return this.#publisher !== null
  }

  /** Null where the offer has a picture in no codec that viewers can play. */
  async publish(offer: string): Promise<string | null> {
    const offered = pictureOf(offer)
    if (offered === null) return null
    const codec = offered === 'none' ? 'VP8' : offered
    const connection = openConnection(this.#network, codec)
    const publisher: Publisher = { connection, codec, picture: null }
    connection.onRemoteTransceiverAdded.subscribe((transceiver) => transceiver.setDirection('recvonly'))
    connection.onTrack.subscribe((track) => this.#forwardTrack(publisher, track))
    connection.connectionStateChange.subscribe((state) => {
      if (isOver(state) && this.#publisher === publisher) this.close()
    })
    this.#offersBeingAnswered += 1
    try {
      await applyOffer(connection, offer)
      const answer = await answerOf(connection)
      this.#stopSending()
      this.#publisher = publisher
      return answer
    } finally {
      this.#offersBeingAnswered -= 1
    }
  }

  /** Null without a publisher. */
  async watch(name: string, offer: string): Promise<string | null> {
    if (!this.#publisher) return null
    const connection = openConnection(this.#network, this.#publisher.codec)
    const watcher: Watcher = { name, connection, senders: new Map(), isConnected: false }
    await applyOffer(connection, offer)
    for (const transceiver of connection.getTransceivers()) {
      transceiver.setDirection('sendonly')
      watcher.senders.set(transceiver.kind, transceiver.sender)
      transceiver.sender.onPictureLossIndication.subscribe(() => this.#requestKeyFrame())
    }
    connection.connectionStateChange.subscribe((state) => {
      watcher.isConnected = state === 'connected'
      if (state === 'connected') this.#requestKeyFrame()
      if (!isOver(state)) return
      // Its ports stay taken until it is closed here too.
      this.#end(watcher)
    })
    const answer = await answerOf(connection)
    for (const oldest of this.#watchersOf(name).slice(0, 1 - MAX_WATCHERS_OF_ONE_NAME)) this.#end(oldest)
    this.#watchers.add(watcher)
    return answer
  }

  drop(name: string): void {
    for (const watcher of this.#watchersOf(name)) this.#end(watcher)
  }

  /** What is sent, for browsers that no WebRTC reaches. Null without a publisher whose picture fits into HLS. */
  hls(): HlsOutput | null {
    if (this.#publisher?.codec !== 'H264' || !this.#publisher.picture) return null
    const hasSound = this.#publisher.connection.getTransceivers().some(({ kind }) => kind === 'audio')
    return (this.#hls ??= new HlsOutput({
      hasSound,
      requestKeyFrame: () => this.#requestKeyFrame(),
      onIdle: () => this.#stopHls(),
    }))
  }

  /** A file that the HLS playlist names; null when it is not kept any more. */
  hlsFile(name: string): Uint8Array<ArrayBuffer> | null {
    return this.#hls?.file(name) ?? null
  }

  close(): void {
    this.#stopSending()
    for (const watcher of this.#watchers) this.#end(watcher)
  }

  /** The oldest first. */
  #watchersOf(name: string): Watcher[] {
    return [...this.#watchers].filter((watcher) => watcher.name === name)
  }

  #end(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    void watcher.connection.close()
  }

  #stopSending(): void {
    void this.#publisher?.connection.close()
    this.#publisher = null
    this.#stopHls()
  }

  #stopHls(): void {
    this.#hls?.stop()
    this.#hls = null
  }

  #forwardTrack(publisher: Publisher, track: MediaStreamTrack): void {
    const transceiver = publisher.connection.getTransceivers().find(({ kind }) => kind === track.kind)
    if (track.kind === 'video' && transceiver) publisher.picture = { track, receiver: transceiver.receiver }
    track.onReceiveRtp.subscribe((packet) => this.#forward(track.kind, packet))
  }

  #forward(kind: string, packet: RtpPacket): void {
    this.#hls?.add(kind, packet.clone())
    for (const { senders, isConnected } of this.#watchers)
      // A packet that cannot be sent is lost, as on any network.
      if (isConnected)
        senders
          .get(kind)
          ?.sendRtp(packet.clone())
          .catch(() => {})
  }

  /** A watcher who joins late needs a key frame first. */
  #requestKeyFrame(): void {
    const picture = this.#publisher?.picture
    if (picture?.track.ssrc !== undefined) picture.receiver.sendRtcpPLI(picture.track.ssrc).catch(() => {})
  }
}

const isOver = (state: string): boolean => state === 'closed' || state === 'failed' || state === 'disconnected'
