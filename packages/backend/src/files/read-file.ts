import { invalidFields } from '../errors.ts'
import { latin1At, type Bytes, type StrippedFile } from './bytes.ts'
import { stripJpegMetadata } from './strip-jpeg-metadata.ts'
import { stripMp4Metadata } from './strip-mp4-metadata.ts'
import { stripMpegMetadata, mpegType } from './strip-mpeg-metadata.ts'
import { stripPngMetadata } from './strip-png-metadata.ts'
import { stripWebpMetadata } from './strip-webp-metadata.ts'

export interface ReadFile {
  type: string
  bytes: Bytes
}

/** An accepted format: how its first bytes are recognised, and how its metadata is removed. */
interface FileFormat {
  detect: (bytes: Bytes) => string | null
  strip: (bytes: Bytes) => StrippedFile
}

const hasSignature =
  (type: string, signature: string, offset = 0) =>
  (bytes: Bytes): string | null =>
    latin1At(bytes, offset, signature.length) === signature ? type : null

/** SVG is not accepted, because it can contain scripts. */
const PICTURES: readonly FileFormat[] = [
  { detect: hasSignature('image/png', '\x89PNG\r\n\x1a\n'), strip: stripPngMetadata },
  { detect: hasSignature('image/jpeg', '\xff\xd8\xff'), strip: stripJpegMetadata },
  {
    detect: (bytes) => hasSignature('image/webp', 'RIFF')(bytes) && hasSignature('image/webp', 'WEBP', 8)(bytes),
    strip: stripWebpMetadata,
  },
]

/** The recording formats of browsers and phones. WebM and Ogg recordings contain no personal metadata. */
const AUDIO: readonly FileFormat[] = [
  {
    detect: (bytes) =>
      latin1At(bytes, 0, 64).includes('webm') ? hasSignature('audio/webm', '\x1a\x45\xdf\xa3')(bytes) : null,
    strip: (bytes) => ({ bytes }),
  },
  { detect: hasSignature('audio/ogg', 'OggS'), strip: (bytes) => ({ bytes }) },
  { detect: hasSignature('audio/mp4', 'ftyp', 4), strip: stripMp4Metadata },
  { detect: mpegType, strip: stripMpegMetadata },
]

/** Our own choice: a decoded picture takes four bytes of memory per pixel, however small the file is. */
const MAX_PIXELS = 50_000_000

export const readPictureFile = (field: string, file: Blob, maxBytes: number): Promise<ReadFile> =>
  readFile(field, file, { formats: PICTURES, maxBytes, hint: 'Choose a PNG, JPEG or WebP picture.' })

export const readPictureOrAudio = (field: string, file: Blob, maxBytes: number): Promise<ReadFile> =>
  readFile(field, file, {
    formats: [...PICTURES, ...AUDIO],
    maxBytes,
    hint: 'Choose a PNG, JPEG or WebP picture, or a recording as WebM, Ogg, MP4, AAC or MP3.',
  })

/**
 * Recognises a file by its first bytes, whatever its declared type, and removes its metadata, which may contain the place
 * where a picture was taken. A truncated file is kept up to where it is readable.
 */
async function readFile(
  field: string,
  file: Blob,
  { formats, maxBytes, hint }: { formats: readonly FileFormat[]; maxBytes: number; hint: string },
): Promise<ReadFile> {
  if (file.size > maxBytes) throw invalidFields({ [field]: `Choose a file of at most ${formatSize(maxBytes)}.` })
  const bytes = new Uint8Array(await file.arrayBuffer())
  for (const { detect, strip } of formats) {
    const type = detect(bytes)
    if (type === null) continue
    const { bytes: stripped, pixels = 0 } = strip(bytes)
    if (pixels > MAX_PIXELS) throw invalidFields({ [field]: 'Choose a picture of at most 50 megapixels.' })
    return { type, bytes: stripped }
  }
  throw invalidFields({ [field]: hint })
}

const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / (1024 * 1024)} MB`
