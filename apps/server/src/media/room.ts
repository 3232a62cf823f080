import type { MediaStreamTrack, RTCPeerConnection, RTCRtpReceiver, RTCRtpSender, RtpPacket } from 'werift'
import { answerOf, openConnection, type MediaNetwork } from './connection.ts'

interface Watcher {
  connection: RTCPeerConnection
  senders: Map<string, RTCRtpSender>
  isConnected: boolean
}

interface Publisher {
  connection: RTCPeerConnection
  picture: { track: MediaStreamTrack; receiver: RTCRtpReceiver } | null
}

/** One publisher and its watchers: RTP packets are forwarded as they arrive. */
export class Room {
  #network: MediaNetwork
  #publisher: Publisher | null = null
  #watchers = new Map<string, Watcher>()
  #offersBeingAnswered = 0

  constructor(network: MediaNetwork) {
    this.#network = network
  }

  get isEmpty(): boolean {
    return this.#publisher === null && this.#watchers.size === 0 && this.#offersBeingAnswered === 0
  }

  get isSent(): boolean {
    return this.#publisher !== null
  }

  async publish(offer: string): Promise<string> {
    const connection = openConnection(this.#network)
    const publisher: Publisher = { connection, picture: null }
    connection.onRemoteTransceiverAdded.subscribe((transceiver) => transceiver.setDirection('recvonly'))
    connection.onTrack.subscribe((track) => this.#forwardTrack(publisher, track))
    connection.connectionStateChange.subscribe((state) => {
      if (isOver(state) && this.#publisher === publisher) this.close()
    })
    this.#offersBeingAnswered += 1
    try {
      await connection.setRemoteDescription({ type: 'offer', sdp: offer })
      const answer = await answerOf(connection)
      void this.#publisher?.connection.close()
      this.#publisher = publisher
      return answer
    } finally {
      this.#offersBeingAnswered -= 1
    }
  }

  /** Null without a publisher. */
  async watch(name: string, offer: string): Promise<string | null> {
    if (!this.#publisher) return null
    const connection = openConnection(this.#network)
    const watcher: Watcher = { connection, senders: new Map(), isConnected: false }
    await connection.setRemoteDescription({ type: 'offer', sdp: offer })
    for (const transceiver of connection.getTransceivers()) {
      transceiver.setDirection('sendonly')
      watcher.senders.set(transceiver.kind, transceiver.sender)
      transceiver.sender.onPictureLossIndication.subscribe(() => this.#requestKeyFrame())
    }
    connection.connectionStateChange.subscribe((state) => {
      watcher.isConnected = state === 'connected'
      if (state === 'connected') this.#requestKeyFrame()
      if (isOver(state) && this.#watchers.get(name) === watcher) this.#watchers.delete(name)
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

  close(): void {
    void this.#publisher?.connection.close()
    this.#publisher = null
    for (const name of this.#watchers.keys()) this.drop(name)
  }

  #forwardTrack(publisher: Publisher, track: MediaStreamTrack): void {
    const transceiver = publisher.connection.getTransceivers().find(({ kind }) => kind === track.kind)
    if (track.kind === 'video' && transceiver) publisher.picture = { track, receiver: transceiver.receiver }
    track.onReceiveRtp.subscribe((packet) => this.#forward(track.kind, packet))
  }

  #forward(kind: string, packet: RtpPacket): void {
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
