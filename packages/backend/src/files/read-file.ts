import { invalidFields } from '../errors.ts'
import { lettersAt, type Bytes, type LeanFile } from './bytes.ts'
import { leanJpeg } from './strip-jpeg-metadata.ts'
import { leanMp4 } from './strip-mp4-metadata.ts'
import { leanMpeg, mpegType } from './strip-mpeg-metadata.ts'
import { leanPng } from './strip-png-metadata.ts'
import { leanWebp } from './strip-webp-metadata.ts'

export interface ReadFile {
  type: string
  bytes: Bytes
}

/** What may be sent, how it is told from its first bytes, and what is left of it. */
interface Kind {
  typeOf: (bytes: Bytes) => string | null
  lean: (bytes: Bytes) => LeanFile
}

const begins =
  (type: string, word: string, at = 0) =>
  (bytes: Bytes): string | null =>
    lettersAt(bytes, at, word.length) === word ? type : null

/** SVG is left out: it can carry script. */
const PICTURES: readonly Kind[] = [
  { typeOf: begins('image/png', '\x89PNG\r\n\x1a\n'), lean: leanPng },
  { typeOf: begins('image/jpeg', '\xff\xd8\xff'), lean: leanJpeg },
  {
    typeOf: (bytes) => begins('image/webp', 'RIFF')(bytes) && begins('image/webp', 'WEBP', 8)(bytes),
    lean: leanWebp,
  },
]

/** What recorders of browsers and phones make. Those of the first two write no notes but their own name. */
const SOUNDS: readonly Kind[] = [
  {
    typeOf: (bytes) =>
      lettersAt(bytes, 0, 64).includes('webm') ? begins('audio/webm', '\x1a\x45\xdf\xa3')(bytes) : null,
    lean: (bytes) => ({ bytes }),
  },
  { typeOf: begins('audio/ogg', 'OggS'), lean: (bytes) => ({ bytes }) },
  { typeOf: begins('audio/mp4', 'ftyp', 4), lean: leanMp4 },
  { typeOf: mpegType, lean: leanMpeg },
]

/** Our own choice: a drawn picture takes four bytes of memory for each of these, whatever the file takes. */
const MOST_PIXELS = 50_000_000

export const readPictureFile = (field: string, file: Blob, mostBytes: number): Promise<ReadFile> =>
  readFile(field, file, { kinds: PICTURES, mostBytes, ask: 'Choose a PNG, JPEG or WebP picture.' })

export const readPictureOrSound = (field: string, file: Blob, mostBytes: number): Promise<ReadFile> =>
  readFile(field, file, {
    kinds: [...PICTURES, ...SOUNDS],
    mostBytes,
    ask: 'Choose a PNG, JPEG or WebP picture, or a recording as WebM, Ogg, MP4, AAC or MP3.',
  })

/**
 * What a file is by its first bytes, whatever it says about itself, without the notes in it: they tell where a picture was taken.
 * What is broken is kept as far as it goes.
 */
async function readFile(
  field: string,
  file: Blob,
  { kinds, mostBytes, ask }: { kinds: readonly Kind[]; mostBytes: number; ask: string },
): Promise<ReadFile> {
  if (file.size > mostBytes) throw invalidFields({ [field]: `Choose a file of at most ${sizeInWords(mostBytes)}.` })
  const bytes = new Uint8Array(await file.arrayBuffer())
  for (const { typeOf, lean } of kinds) {
    const type = typeOf(bytes)
    if (type === null) continue
    const { bytes: kept, pixels = 0 } = lean(bytes)
    if (pixels > MOST_PIXELS) throw invalidFields({ [field]: 'Choose a picture of at most 50 megapixels.' })
    return { type, bytes: kept }
  }
  throw invalidFields({ [field]: ask })
}

const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / (1024 * 1024)} MB`
