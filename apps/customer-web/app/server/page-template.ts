import { once } from 'node:events'
import { constants, createBrotliCompress } from 'node:zlib'

/** A page in which some texts differ for each reply, such as the nonce. `bytes` has room for them. */
export interface PageTemplate {
  bytes: Buffer
  slots: readonly Slot[]
}

interface Slot {
  name: string
  at: number
  length: number
}

/** The texts of one reply, by the names of their slots. Each is as long as the text that it replaces. */
export type SlotTexts = Readonly<Record<string, string>>

/** Finds every occurrence of the texts of a rendered page. */
export function createTemplate(page: Buffer, texts: SlotTexts): PageTemplate {
  const slots: Slot[] = []
  for (const [name, text] of Object.entries(texts))
    for (let at = page.indexOf(text); at !== -1; at = page.indexOf(text, at + text.length))
      slots.push({ name, at, length: text.length })
  return { bytes: page, slots: slots.toSorted((a, b) => a.at - b.at) }
}

/** The page with the texts of one reply. */
export function fillTemplate({ bytes, slots }: PageTemplate, texts: SlotTexts): Buffer<ArrayBuffer> {
  const page = Buffer.from(bytes)
  for (const { name, at } of slots) page.write(texts[name] ?? '', at, 'latin1')
  return page
}

const QUALITY = 5
const WINDOW_BITS = 18
const STORED_HEADER_BYTES = 3
/** Bytes that no UTF-8 text of a page has: a prime number of them. */
const NO_TEXT = [...range(0x00, 0x08), ...range(0x0e, 0x1f), ...range(0xc0, 0xc1), ...range(0xf5, 0xff), 0x7f]
/** So many bytes can follow each other before a pair of them comes again. */
const MAX_SLOT_BYTES = NO_TEXT.length * (NO_TEXT.length - 1)

/**
 * Compresses a template into one whose slots are in the compressed bytes: null if it has too many. Brotli has blocks that
 * hold their bytes as they are, and each slot becomes one. In its place the encoder is given bytes of which no pair occurs
 * elsewhere: it repeats no part of them, and no part of the page in them, so what follows does not depend on them.
 */
export async function compressTemplate({ bytes, slots }: PageTemplate): Promise<PageTemplate | null> {
  if (slots.reduce((sum, { length }) => sum + length, 0) > MAX_SLOT_BYTES) return null
  const encode = createEncoder(bytes.length)
  const noText = uniquePairs()
  const parts: Buffer[] = []
  const compressedSlots: Slot[] = []
  let size = 0
  let from = 0
  for (const slot of slots) {
    const before = await encode(bytes.subarray(from, slot.at))
    await encode(Buffer.from(Array.from({ length: slot.length }, () => noText.next().value ?? 0)))
    compressedSlots.push({ ...slot, at: size + before.length + STORED_HEADER_BYTES })
    parts.push(before, storedHeader(slot.length), Buffer.alloc(slot.length))
    from = slot.at + slot.length
    size += before.length + STORED_HEADER_BYTES + slot.length
  }
  parts.push(await encode(bytes.subarray(from), constants.BROTLI_OPERATION_FINISH))
  return { bytes: Buffer.concat(parts), slots: compressedSlots }
}

/** Compresses one piece after another. */
function createEncoder(size: number) {
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      // Otherwise the letters before a piece, which are those of a slot, decide how it is written.
      [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
    },
  })
  let output: Buffer[] = []
  encoder.on('data', (chunk: Buffer) => output.push(chunk))
  return async (piece: Buffer, operation: number = constants.BROTLI_OPERATION_FLUSH): Promise<Buffer> => {
    output = []
    encoder.write(piece)
    if (operation === constants.BROTLI_OPERATION_FINISH) await once(encoder.end(), 'end')
    else await new Promise<void>((done) => encoder.flush(operation, done))
    return Buffer.concat(output)
  }
}

/** The bytes of {@link NO_TEXT} in an order in which each pair of neighbours occurs once. */
function* uniquePairs(): Generator<number, undefined> {
  for (let at = 0, step = 1; step < NO_TEXT.length; step += 1)
    for (let count = 0; count < NO_TEXT.length; count += 1) {
      at = (at + step) % NO_TEXT.length
      yield NO_TEXT[at] as number
    }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** The header of a block that is stored as it is (RFC 7932, 9.2): not the last, four nibbles of length, uncompressed. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(STORED_HEADER_BYTES)
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, STORED_HEADER_BYTES)
  return header
}
