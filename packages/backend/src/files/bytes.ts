export type Bytes = Uint8Array<ArrayBuffer>

/** A file without its metadata. */
export interface StrippedFile {
  bytes: Bytes
  /** Width times height of a picture, if its header contains them. */
  pixels?: number
}

/** Decodes bytes as Latin-1, as chunk and box names are. Shorter at the end of the file. */
export const latin1At = (bytes: Bytes, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length))

export const dataView = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export function concatBytes(parts: readonly Bytes[]): Bytes {
  const result = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    result.set(part, offset)
    offset += part.length
  }
  return result
}
