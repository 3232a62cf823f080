import { renderAsync } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'

/** About 300 pictures of 50 KB. */
const MAX_BYTES = 16 * 1024 * 1024
/** A request that would wait longer is refused: a picture takes a tenth of a second of a processor. */
const MAX_WAITING = 20

export type Picture = Uint8Array<ArrayBuffer>

const pictures = new LRUCache<string, Picture>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length })
const drawing = new Map<string, Promise<Picture>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * The picture for this content as PNG, from the cache or drawn now: one after the other, and once for all who ask for
 * the same. Null when too many are waiting.
 */
export function pictureOf(content: object, draw: () => Promise<string>): Promise<Picture | null> {
  const key = JSON.stringify(content)
  const known = pictures.get(key)
  if (known) return Promise.resolve(known)
  const pending = drawing.get(key)
  if (pending) return pending
  if (drawing.size >= MAX_WAITING) return Promise.resolve(null)
  const picture = last.then(async () => {
    const svg = await draw()
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
    const png = new Uint8Array(image.asPng())
    pictures.set(key, png)
    return png
  })
  drawing.set(key, picture)
  last = picture.catch(() => {}).finally(() => drawing.delete(key))
  return picture
}
