import { RtpHeader, RtpPacket } from 'werift'
import { afterEach, expect, test, vi } from 'vitest'
import { pictureOf } from './connection.ts'
import { Segments } from './segments.ts'

const SEQUENCE = Buffer.from('6742c00d9a7403c0113f2e0220000003002000000751e28554', 'hex')
const PICTURE = Buffer.from('68ce3c80', 'hex')
const KEY = Buffer.from('65888400ffaabbcc', 'hex')
const DELTA = Buffer.from('419a2233aabbccdd', 'hex')

const opened: Segments[] = []
afterEach(async () => {
  for (const segments of opened.splice(0)) await segments.stop()
})

function open(hasSound: boolean) {
  const onFailed = vi.fn()
  const segments = new Segments({ hasSound, firstNumber: 700, onFailed })
  opened.push(segments)
  return { segments, onFailed }
}

function sender(segments: Segments) {
  const sequence = { video: 65_530, audio: 9 }
  const send = (kind: 'video' | 'audio', timestamp: number, payload: Buffer, marker: boolean) => {
    const header = new RtpHeader({ sequenceNumber: sequence[kind] & 0xffff, timestamp, marker, payloadType: 96 })
    sequence[kind] += 1
    segments.add(kind, new RtpPacket(header, payload))
  }
  return {
    /** Frames, ten a second, from this second on: a key frame at its start. Timestamps wrap in between. */
    second(at: number) {
      for (let tenth = 0; tenth < 10; tenth += 1) {
        const timestamp = (4_294_960_000 + at * 90_000 + tenth * 9000) >>> 0
        if (tenth === 0) for (const unit of [SEQUENCE, PICTURE]) send('video', timestamp, unit, false)
        send('video', timestamp, tenth === 0 ? KEY : DELTA, true)
      }
    },
    sound(at: number) {
      for (let part = 0; part < 50; part += 1)
        send('audio', at * 48_000 + part * 960, Buffer.from([0xfc, 0xff, 0xfe]), false)
    },
    send,
  }
}

test('each key frame begins a part, whose files the playlist names', async () => {
  const { segments, onFailed } = open(true)
  const { second, sound } = sender(segments)
  for (let at = 0; at < 4; at += 1) {
    second(at)
    sound(at)
  }
  await segments.isFilled
  await expect.poll(() => segments.count).toBe(3)
  expect(segments.playlist()?.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MEDIA-SEQUENCE:700',
    '#EXT-X-MAP:URI="camera-700.mp4"',
    ...[700, 701, 702].flatMap((number) => [
      expect.stringMatching(/^#EXTINF:(0\.9|1\.[01])\d\d,$/),
      `camera-${number}.m4s`,
    ]),
    '',
  ])
  const boxAt = (name: string) => Buffer.from(segments.file(name) ?? []).toString('latin1', 4, 8)
  expect(boxAt('camera-700.mp4')).toBe('ftyp')
  expect(boxAt('camera-701.m4s')).toBe('moof')
  expect(segments.file('camera-703.m4s')).toBeNull()
  expect(onFailed).not.toHaveBeenCalled()
})

test('packets that come late or twice, and a picture that nothing can read, end nothing', async () => {
  const { segments, onFailed } = open(true)
  const { second, sound, send } = sender(segments)
  send('video', 5, Buffer.from([0x65, 1]), true)
  second(0)
  sound(0)
  send('audio', 10, Buffer.from([0xfc]), false)
  second(2)
  second(1)
  sound(2)
  second(3)
  sound(3)
  second(4)
  sound(4)
  await segments.isFilled
  expect(segments.playlist()).toContain('camera-700.m4s')
  expect(onFailed).not.toHaveBeenCalled()
})

test.each([
  ['m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n', 'none'],
  ['m=video 9 UDP/TLS/RTP/SAVPF 96 97\r\na=rtpmap:96 VP8/90000\r\na=rtpmap:97 H264/90000\r\n', 'H264'],
  ['m=video 9 UDP/TLS/RTP/SAVPF 96\r\na=rtpmap:96 VP8/90000\r\n', 'VP8'],
  ['m=video 9 UDP/TLS/RTP/SAVPF 45\r\na=rtpmap:45 AV1/90000\r\n', null],
])('the offer %j has the picture %s', (offer, picture) => {
  expect(pictureOf(offer)).toBe(picture)
})
