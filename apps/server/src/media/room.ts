import type { MediaStreamTrack, RTCPeerConnection, RTCRtpReceiver, RTCRtpSender, RtpPacket } from 'werift'
import { answerOf, applyOffer, openConnection, pictureOf, type MediaNetwork, type Picture } from './connection.ts'
import { HlsOutput } from './hls-output.ts'

interface Watcher {
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
  #watchers = new Map<string, Watcher>()
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
    const watcher: Watcher = { connection, senders: new Map(), isConnected: false }
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
      if (this.#watchers.get(name) === watcher) this.#watchers.delete(name)
      // Its ports stay taken until it is closed here too.
      void connection.close()
    })
    const answer = await answerOf(connection)
    this.drop(name)
    this.#watchers.set(name, watcher)
    return answer
  }

  drop(name: string): void {
    void this.#watchers.get(name)?.connection.close()
    this.#watchers.delete(name)
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
    for (const name of this.#watchers.keys()) this.drop(name)
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
    for (const { senders, isConnected } of this.#watchers.values())
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
