import { describe, expect, test } from 'vitest'
import { concatBytes, latin1At, type Bytes } from './bytes.ts'
import { stripJpegMetadata } from './strip-jpeg-metadata.ts'
import { readPictureFile, readPictureOrAudio } from './read-file.ts'
import { SAMPLE_TYPES, sampleBytes, sampleFile, type SampleType } from '@tarapath/backend-testing'

const latin1Bytes = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0))
const latin1Text = (bytes: Bytes): string => latin1At(bytes, 0, bytes.length)
const read = (...parts: Bytes[]) => readPictureOrAudio('attachment', new Blob(parts), 1024 * 1024)

/** A segment of a JPEG. */
const segment = (marker: number, content: string): Bytes =>
  concatBytes([
    new Uint8Array([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]),
    latin1Bytes(content),
  ])

/** EXIF data with a device, an orientation and a place, in either byte order. */
const exif = (exifOrientation: number, isLittleEndian: boolean): Bytes => {
  const short = (n: number) => (isLittleEndian ? [n & 255, n >> 8] : [n >> 8, n & 255])
  const long = (n: number) => (isLittleEndian ? [...short(n), 0, 0] : [0, 0, ...short(n)])
  const make = [...short(0x010f), ...short(2), ...long(4), 0x4e, 0x6f, 0x6b, 0]
  const orientation = [...short(0x0112), ...short(3), ...long(1), ...short(exifOrientation), 0, 0]
  const tiff = [
    ...latin1Bytes(isLittleEndian ? 'II' : 'MM'),
    ...short(42),
    ...long(8),
    ...short(2),
    ...make,
    ...orientation,
  ]
  return segment(0xe1, `Exif\0\0${String.fromCharCode(...tiff, 0, 0, 0, 0)}GPS 19.0760N 72.8777E`)
}

/** A sample file with parts inserted at an offset. */
const withInserted = (type: SampleType, offset: number, ...parts: Bytes[]): Bytes =>
  concatBytes([sampleBytes(type).subarray(0, offset), ...parts, sampleBytes(type).subarray(offset)])

const chunk = (name: string, content: string): Bytes =>
  concatBytes([new Uint8Array([0, 0, 0, content.length]), latin1Bytes(`${name}${content}`), new Uint8Array(4)])

test.each(SAMPLE_TYPES)('%s is recognised by its first bytes, whatever its name and type', async (type) => {
  expect((await read(sampleBytes(type))).type).toBe(type)
})

test.each<SampleType>(['image/png', 'image/jpeg', 'image/webp'])(
  'a %s without metadata is not changed',
  async (type) => {
    expect((await read(sampleBytes(type))).bytes).toEqual(sampleBytes(type))
  },
)

describe('a JPEG', () => {
  test.each([true, false])(
    'loses place and device but keeps its orientation (little endian: %s)',
    async (isLittleEndian) => {
      const { bytes } = await read(
        withInserted(
          'image/jpeg',
          2,
          exif(6, isLittleEndian),
          segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0 Ghar'),
          segment(0xfe, 'Ghar'),
        ),
      )
      expect(latin1Text(bytes)).not.toMatch(/GPS|Ghar|Nok/)
      expect(stripJpegMetadata(bytes).bytes).toEqual(bytes)
      expect(bytes.length).toBe(sampleBytes('image/jpeg').length + 36)
      expect(latin1Text(bytes)).toContain('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06')
    },
  )

  test('loses what a phone appends to the picture', async () => {
    const { bytes } = await read(sampleBytes('image/jpeg'), latin1Bytes('ftypmp42 +19.0760+072.8777/'))
    expect(bytes).toEqual(sampleBytes('image/jpeg'))
  })

  test('that is truncated keeps no metadata, and invalid EXIF data is removed', async () => {
    const file = withInserted('image/jpeg', 2, exif(6, true))
    for (let length = 3; length < file.length; length += 1) {
      const { bytes } = await read(file.subarray(0, length))
      expect(latin1Text(bytes)).not.toContain('GPS')
    }
    const invalid = exif(6, false)
    invalid.fill(0xff, 12)
    expect((await read(withInserted('image/jpeg', 2, invalid))).bytes).toEqual(sampleBytes('image/jpeg'))
  })
})

test('a PNG loses texts, EXIF data and everything after its end', async () => {
  const metadata = [chunk('tEXt', 'Location\0Ghar'), chunk('iTXt', 'XML:com.adobe.xmp Ghar'), chunk('eXIf', 'MM GPS')]
  const { bytes } = await read(withInserted('image/png', 33, ...metadata), latin1Bytes('Ghar'))
  expect(bytes).toEqual(sampleBytes('image/png'))
})

test('a WebP loses EXIF data and everything after its end', async () => {
  const exifChunk = latin1Bytes('EXIF\x08\0\0\0GPS Gharr')
  const file = concatBytes([sampleBytes('image/webp'), exifChunk])
  expect((await read(file)).bytes).toEqual(sampleBytes('image/webp'))
})

test.each<SampleType>(['audio/mp4', 'audio/mpeg'])(
  '%s loses its title and place, and its audio keeps its offset',
  async (type) => {
    const before = sampleBytes(type)
    expect(latin1Text(before)).toContain('Ghar')
    const { bytes } = await read(before)
    expect(latin1Text(bytes)).not.toMatch(/Ghar|19\.07/)
    if (type === 'audio/mp4') expect(bytes.length).toBe(before.length)
  },
)

test.each([
  ['an HTML page', '<!doctype html><script>alert(1)</script>'],
  ['an SVG image', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a video', '\x1a\x45\xdf\xa3matroska'],
  ['a program', 'MZ\x90\0'],
  ['an empty file', ''],
  ['MPEG audio with an invalid bit rate', '\xff\xfb\xf0\0'],
])('%s is neither a picture nor a recording', async (_, content) => {
  await expect(read(latin1Bytes(content))).rejects.toMatchObject({ code: 'invalid' })
})

test('a picture with too many pixels or too many bytes is refused', async () => {
  const wide = sampleBytes('image/png')
  new DataView(wide.buffer).setUint32(16, 100_000)
  new DataView(wide.buffer).setUint32(20, 100_000)
  await expect(read(wide)).rejects.toMatchObject({
    fields: { attachment: ['Choose a picture of at most 50 megapixels.'] },
  })
  await expect(readPictureFile('avatar', sampleFile('image/png'), 100)).rejects.toMatchObject({ code: 'invalid' })
  await expect(readPictureFile('avatar', sampleFile('audio/ogg'), 1000)).rejects.toMatchObject({ code: 'invalid' })
})
