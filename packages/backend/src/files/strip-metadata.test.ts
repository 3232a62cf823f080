import { describe, expect, test } from 'vitest'
import { joined, lettersAt, type Bytes } from './bytes.ts'
import { leanJpeg } from './strip-jpeg-metadata.ts'
import { readPictureFile, readPictureOrSound } from './read-file.ts'
import { SAMPLE_TYPES, sampleBytes, sampleFile, type SampleType } from '@tarapath/backend-testing'

const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const textOf = (bytes: Bytes): string => lettersAt(bytes, 0, bytes.length)
const read = (...parts: Bytes[]) => readPictureOrSound('attachment', new Blob(parts), 1024 * 1024)

/** A segment of a JPEG. */
const segment = (marker: number, content: string): Bytes =>
  joined([new Uint8Array([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), bytesOf(content)])

/** Camera data with an orientation and a place, in the order of bytes of an Indian or an American phone. */
const exif = (upIs: number, isLittle: boolean): Bytes => {
  const short = (n: number) => (isLittle ? [n & 255, n >> 8] : [n >> 8, n & 255])
  const long = (n: number) => (isLittle ? [...short(n), 0, 0] : [0, 0, ...short(n)])
  const make = [...short(0x010f), ...short(2), ...long(4), 0x4e, 0x6f, 0x6b, 0]
  const orientation = [...short(0x0112), ...short(3), ...long(1), ...short(upIs), 0, 0]
  const tiff = [...bytesOf(isLittle ? 'II' : 'MM'), ...short(42), ...long(8), ...short(2), ...make, ...orientation]
  return segment(0xe1, `Exif\0\0${String.fromCharCode(...tiff, 0, 0, 0, 0)}GPS 19.0760N 72.8777E`)
}

/** A sample with something put in right after its first bytes. */
const withInside = (type: SampleType, at: number, ...more: Bytes[]): Bytes =>
  joined([sampleBytes(type).subarray(0, at), ...more, sampleBytes(type).subarray(at)])

const chunk = (name: string, content: string): Bytes =>
  joined([new Uint8Array([0, 0, 0, content.length]), bytesOf(`${name}${content}`), new Uint8Array(4)])

test.each(SAMPLE_TYPES)('%s is told by its first bytes, whatever its name and type say', async (type) => {
  expect((await read(sampleBytes(type))).type).toBe(type)
})

test.each<SampleType>(['image/png', 'image/jpeg', 'image/webp'])('a %s without notes stays as it is', async (type) => {
  expect((await read(sampleBytes(type))).bytes).toEqual(sampleBytes(type))
})

describe('a JPEG', () => {
  test.each([true, false])(
    'loses its place and its camera, not the side that is up (little endian: %s)',
    async (isLittle) => {
      const { bytes } = await read(
        withInside(
          'image/jpeg',
          2,
          exif(6, isLittle),
          segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0 Ghar'),
          segment(0xfe, 'Ghar'),
        ),
      )
      expect(textOf(bytes)).not.toMatch(/GPS|Ghar|Nok/)
      expect(leanJpeg(bytes).bytes).toEqual(bytes)
      expect(bytes.length).toBe(sampleBytes('image/jpeg').length + 36)
      expect(textOf(bytes)).toContain('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06')
    },
  )

  test('loses what a phone puts behind the picture', async () => {
    const { bytes } = await read(sampleBytes('image/jpeg'), bytesOf('ftypmp42 +19.0760+072.8777/'))
    expect(bytes).toEqual(sampleBytes('image/jpeg'))
  })

  test('that is cut off is kept as far as it goes, and camera data that lie are no trouble', async () => {
    const whole = withInside('image/jpeg', 2, exif(6, true))
    for (let length = 3; length < whole.length; length += 1) {
      const { bytes } = await read(whole.subarray(0, length))
      expect(textOf(bytes)).not.toContain('GPS')
    }
    const lying = exif(6, false)
    lying.fill(0xff, 12)
    expect((await read(withInside('image/jpeg', 2, lying))).bytes).toEqual(sampleBytes('image/jpeg'))
  })
})

test('a PNG loses texts, camera data and what follows its end', async () => {
  const notes = [chunk('tEXt', 'Location\0Ghar'), chunk('iTXt', 'XML:com.adobe.xmp Ghar'), chunk('eXIf', 'MM GPS')]
  const { bytes } = await read(withInside('image/png', 33, ...notes), bytesOf('Ghar'))
  expect(bytes).toEqual(sampleBytes('image/png'))
})

test('a WebP loses camera data and what follows its end', async () => {
  const more = bytesOf('EXIF\x08\0\0\0GPS Gharr')
  const whole = joined([sampleBytes('image/webp'), more])
  expect((await read(whole)).bytes).toEqual(sampleBytes('image/webp'))
})

test.each<SampleType>(['audio/mp4', 'audio/mpeg'])(
  '%s loses its title and place, and its sound stays where it was',
  async (type) => {
    const before = sampleBytes(type)
    expect(textOf(before)).toContain('Ghar')
    const { bytes } = await read(before)
    expect(textOf(bytes)).not.toMatch(/Ghar|19\.07/)
    if (type === 'audio/mp4') expect(bytes.length).toBe(before.length)
  },
)

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing that may carry script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a film', '\x1a\x45\xdf\xa3matroska'],
  ['a program', 'MZ\x90\0'],
  ['nothing', ''],
  ['sound of no rate there is', '\xff\xfb\xf0\0'],
])('%s is neither a picture nor a recording', async (_, content) => {
  await expect(read(bytesOf(content))).rejects.toMatchObject({ code: 'invalid' })
})

test('a picture that would take a gigabyte of memory is refused, and so is one of too many bytes', async () => {
  const wide = sampleBytes('image/png')
  new DataView(wide.buffer).setUint32(16, 100_000)
  new DataView(wide.buffer).setUint32(20, 100_000)
  await expect(read(wide)).rejects.toMatchObject({
    fields: { attachment: ['Choose a picture of at most 50 megapixels.'] },
  })
  await expect(readPictureFile('avatar', sampleFile('image/png'), 100)).rejects.toMatchObject({ code: 'invalid' })
  await expect(readPictureFile('avatar', sampleFile('audio/ogg'), 1000)).rejects.toMatchObject({ code: 'invalid' })
})
