import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
} from 'mediabunny'
import type { RtpPacket } from 'werift'
import { DepacketizeCallback, JitterBufferCallback } from 'werift/nonstandard'
import { pictureSize } from './picture-size.ts'

const PICTURE_RATE = 90_000
const SOUND_RATE = 48_000
const SOUND = { decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: SOUND_RATE } }
/** The number of parts in the playlist, and of those that are kept for slow viewers. */
const LISTED = 6
const KEPT = 20
/** A part is as long as the key frames are apart, which are asked for every second or two. */
const USUAL_SECONDS = 2
const MIN_SECONDS = 0.9

interface Part {
  number: number
  seconds: number
  bytes: Uint8Array<ArrayBuffer>
}

export interface SegmentsOptions {
  hasSound: boolean
  /** Numbers of parts grow from one sender of a room to the next. */
  firstNumber: number
  /** The sender's media do not fit into MP4. */
  onFailed(): void
}

/** What a sender's H.264 and Opus are as HLS: put into MP4 as they arrive, and never encoded again. */
export class Segments {
  readonly #options: SegmentsOptions
  readonly #picture = new JitterBufferCallback(PICTURE_RATE)
  readonly #sound = new JitterBufferCallback(SOUND_RATE)
  readonly #pictureSource = new EncodedVideoPacketSource('avc')
  readonly #soundSource = new EncodedAudioPacketSource('opus')
  readonly #output: Output
  #written: Promise<unknown>
  #next: number
  #header: Uint8Array[] = []
  #fragment: { header: Uint8Array; startsAt: number } | null = null
  #parts: Part[] = []
  #onPart: (() => void)[] = []
  #size: { width: number; height: number } | null = null
  /** The time of the frame that is written now. */
  #writesAt = 0

  constructor(options: SegmentsOptions) {
    this.#options = options
    this.#next = options.firstNumber
    this.#output = new Output({
      target: new NullTarget(),
      format: new Mp4OutputFormat({
        fastStart: 'fragmented',
        minimumFragmentDuration: MIN_SECONDS,
        onFtyp: (data) => void this.#header.push(data.slice()),
        onMoov: (data) => void this.#header.push(data.slice()),
        onMoof: (data, _position, startsAt) => {
          this.#fragment = { header: data.slice(), startsAt }
        },
        onMdat: (data) => this.#keep(data),
      }),
    })
    this.#output.addVideoTrack(this.#pictureSource)
    if (options.hasSound) this.#output.addAudioTrack(this.#soundSource)
    this.#written = this.#output.start()
    this.#readPicture()
    this.#readSound()
  }

  add(kind: string, packet: RtpPacket): void {
    if (kind === 'video') this.#picture.input({ rtp: packet })
    else this.#sound.input({ rtp: packet })
  }

  /** Resolves with the first part. */
  get isFilled(): Promise<void> {
    if (this.#parts.length > 0) return Promise.resolve()
    return new Promise((resolve) => this.#onPart.push(resolve))
  }

  get count(): number {
    return this.#next - this.#options.firstNumber
  }

  /** Null before the first part. */
  playlist(): string | null {
    const listed = this.#parts.slice(-LISTED)
    const [oldest] = listed
    if (!oldest) return null
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${Math.max(USUAL_SECONDS, ...listed.map(({ seconds }) => Math.round(seconds)))}`,
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-MEDIA-SEQUENCE:${oldest.number}`,
      `#EXT-X-MAP:URI="camera-${this.#options.firstNumber}.mp4"`,
      ...listed.flatMap(({ number, seconds }) => [`#EXTINF:${seconds.toFixed(3)},`, `camera-${number}.m4s`]),
      '',
    ].join('\n')
  }

  /** A file that the playlist names. */
  file(name: string): Uint8Array<ArrayBuffer> | null {
    if (name === `camera-${this.#options.firstNumber}.mp4`) return joined(this.#header)
    return this.#parts.find(({ number }) => name === `camera-${number}.m4s`)?.bytes ?? null
  }

  async stop(): Promise<void> {
    await this.#output.cancel()
  }

  #readPicture(): void {
    const timeOf = packetTime(PICTURE_RATE)
    let last = 0
    const frames = new DepacketizeCallback('MPEG4/ISO/AVC', {
      isFinalPacketInSequence: ({ marker }) => marker,
      waitForKeyframe: true,
    })
    frames.pipe(({ frame }) => {
      if (!frame) return
      this.#size ??= pictureSize(frame.data)
      // A packet that came too late for its turn is left out, as on any network.
      if (!this.#size || frame.time <= last) return
      last = frame.time
      const packet = new EncodedPacket(frame.data, frame.isKeyframe ? 'key' : 'delta', frame.time, 1 / 30)
      const { width: codedWidth, height: codedHeight } = this.#size
      const decoderConfig = { codec: 'avc1.42e01f', codedWidth, codedHeight }
      this.#write(() => {
        this.#writesAt = packet.timestamp
        return this.#pictureSource.add(packet, { decoderConfig })
      })
    })
    this.#picture.pipe(({ rtp }) => {
      if (rtp) frames.input({ rtp, time: timeOf(rtp.header.timestamp) })
    })
  }

  #readSound(): void {
    const timeOf = packetTime(SOUND_RATE)
    let last = 0
    this.#sound.pipe(({ rtp }) => {
      if (!rtp) return
      const time = timeOf(rtp.header.timestamp)
      if (!this.#size || time <= last || rtp.payload.length === 0) return
      last = time
      this.#write(() => this.#soundSource.add(new EncodedPacket(rtp.payload, 'key', time, 0.02), SOUND))
    })
  }

  #write(write: () => Promise<void>): void {
    this.#written = this.#written.then(write).catch(() => this.#options.onFailed())
  }

  #keep(data: Uint8Array): void {
    if (!this.#fragment) return
    const { header, startsAt } = this.#fragment
    const seconds = Math.max(0.1, this.#writesAt - startsAt)
    this.#parts.push({ number: this.#next, seconds, bytes: joined([header, data]) })
    this.#next += 1
    if (this.#parts.length > KEPT) this.#parts.shift()
    for (const resolve of this.#onPart.splice(0)) resolve()
  }
}

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts))

/** Seconds of a packet on one clock for all tracks, by the timestamps of its own, which start anywhere and wrap. */
function packetTime(rate: number): (timestamp: number) => number {
  let last: number | null = null
  let ticks = 0
  return (timestamp) => {
    if (last === null) ticks = (performance.now() * rate) / 1000
    else ticks += (timestamp - last) | 0
    last = timestamp
    return ticks / rate
  }
}
