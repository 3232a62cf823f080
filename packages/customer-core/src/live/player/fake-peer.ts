import { vi } from 'vitest'

/** Replaces the browser's WebRTC in tests, which set its connection state. */
export class FakePeer extends EventTarget {
  static opened: FakePeer[] = []
  static readonly sdp = 'v=0'
  connectionState: RTCPeerConnectionState = 'new'
  iceGatheringState = 'complete'
  localDescription = { sdp: FakePeer.sdp }
  close = vi.fn(() => {
    this.connectionState = 'closed'
  })
  /** What is sent, or the kind of what is received. */
  tracks: (string | MediaStreamTrack | null)[] = []
  #kinds: string[] = []
  /** Directions that the answer gave to picture and sound. */
  directions: Record<string, string> = { video: 'recvonly', audio: 'recvonly' }

  constructor() {
    super()
    FakePeer.opened.push(this)
  }

  addTransceiver(track: string | MediaStreamTrack): void {
    this.tracks.push(track)
    this.#kinds.push(typeof track === 'string' ? track : track.kind)
  }

  getTransceivers() {
    return this.#kinds.map((kind, at) => ({
      currentDirection: this.directions[kind],
      sender: {
        replaceTrack: async (track: MediaStreamTrack | null) => {
          if (this.connectionState === 'closed') throw new DOMException('', 'InvalidStateError')
          this.tracks[at] = track
        },
      },
      receiver: { track: { kind } },
    }))
  }

  async setLocalDescription(): Promise<void> {}
  async setRemoteDescription(): Promise<void> {}

  become(state: RTCPeerConnectionState): void {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
}
