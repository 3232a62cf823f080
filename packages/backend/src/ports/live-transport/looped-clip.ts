import { shifted, timescalesOf } from './fmp4.ts'

/** A recording in parts of one length, as `clip.gen.ts` holds it. */
export interface Clip {
  init: Uint8Array<ArrayBuffer>
  parts: readonly Uint8Array<ArrayBuffer>[]
  partSeconds: number
}

/** The number of segments in the playlist. */
const WINDOW = 5

/**
 * A short recording that loops: the current segments follow from the time alone, and each gets the
 * timestamps that it would have in a recording of that length, so that the player sees no gap.
 */
export function loopedClip({ init, parts, partSeconds }: Clip) {
  const scales = timescalesOf(init)
  return {
    init,

    /** The HLS playlist of a live stream that started at `startedAt`. */
    playlist(startedAt: Date, now: Date): string {
      // The playlist starts a little before the live stream, so that the player has segments at once.
      const newest = Math.floor((now.getTime() - startedAt.getTime()) / 1000 / partSeconds) + WINDOW - 1
      const oldest = Math.max(0, newest - WINDOW + 1)
      const lines = Array.from({ length: newest - oldest + 1 }, (_, at) => [
        `#EXTINF:${partSeconds.toFixed(3)},`,
        `part-${oldest + at}.m4s`,
      ])
      return [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        `#EXT-X-TARGETDURATION:${Math.ceil(partSeconds)}`,
        '#EXT-X-INDEPENDENT-SEGMENTS',
        `#EXT-X-MEDIA-SEQUENCE:${oldest}`,
        '#EXT-X-MAP:URI="init.mp4"',
        ...lines.flat(),
        '',
      ].join('\n')
    },

    part(number: number): Uint8Array<ArrayBuffer> {
      const rounds = Math.floor(number / parts.length)
      const part = parts[number % parts.length]
      if (!part) throw new Error('The recording is empty.')
      return shifted(part, rounds * parts.length * partSeconds, number + 1, scales)
    },
  }
}
