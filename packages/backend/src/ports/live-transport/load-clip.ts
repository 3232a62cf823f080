import { init, PART_SECONDS, parts } from './clip.gen.ts'
import type { Clip } from './looped-clip.ts'

/** The recording as bytes. Its text is large: import this file only for a viewer. */
export const loadClip = (): Clip => ({
  init: bytesOf(init),
  parts: parts.map(bytesOf),
  partSeconds: PART_SECONDS,
})

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
