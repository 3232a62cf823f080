import { shifted, timescalesOf } from './fmp4.ts'

/** A recording in parts of one length, as `clip.gen.ts` holds it. */
export interface Clip {
  init: Uint8Array<ArrayBuffer>
  parts: readonly Uint8Array<ArrayBuffer>[]
  partSeconds: number
}

/** Parts a player may have at any moment. */
const WINDOW = 5

/**
 * A short recording that plays without end: which parts are current follows from the time alone, and each is given the
 * times it would have if the recording were that long. A player sees no seam.
 */
export function loopedClip({ init, parts, partSeconds }: Clip) {
  const scales = timescalesOf(init)
  return {
    init,

    /** The HLS playlist of a show that began at `startedAt`. */
    playlist(startedAt: Date, now: Date): string {
      // The show seems to have run a little before it began, so that there is something to play at once.
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
