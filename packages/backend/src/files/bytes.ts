export type Bytes = Uint8Array<ArrayBuffer>

/** A file without what it tells beside its picture or sound. */
export interface LeanFile {
  bytes: Bytes
  /** Of a picture, as far as it says. */
  pixels?: number
}

/** Bytes as Latin letters: names of chunks and boxes are such. Past the end there are none. */
export const lettersAt = (bytes: Bytes, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export const viewOf = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
