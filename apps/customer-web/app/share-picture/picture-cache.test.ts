import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { drawAstrologer, drawHoroscope, HEIGHT, WIDTH } from './draw-picture.tsx'
import { pictureOf } from './picture-cache.ts'
import { textLines } from './text-path.ts'

// Without a build the addresses of the fonts are those of Vite's development server: `/@fs` and the path of the source.
vi.mock('../server/built-files.ts', () => ({ builtFile: (path: string) => pathToFileURL(path.slice('@fs'.length)) }))

const MEERA = {
  id: 12,
  name: 'Acharya Meera',
  role: 'Tarot reader',
  detail: '14 years · Hindi, English',
  price: '₹15/min',
  rating: null,
}
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

test('a picture is a PNG of the size that networks ask for, drawn once for all requests', async () => {
  let drawn = 0
  const draw = () => {
    drawn += 1
    return drawAstrologer(MEERA)
  }
  const [first, second] = await Promise.all([pictureOf(MEERA, draw), pictureOf(MEERA, draw)])
  expect(await pictureOf(MEERA, draw)).toBe(first)
  expect(second).toBe(first)
  expect(drawn).toBe(1)
  const png = Buffer.from(first!)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT])
})

test('another price is another picture', async () => {
  const dearer = { ...MEERA, price: '₹20/min' }
  expect(await pictureOf(dearer, () => drawAstrologer(dearer))).not.toEqual(
    await pictureOf(MEERA, () => drawAstrologer(MEERA)),
  )
})

test('a request is refused when too many wait, and a failure is not cached', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const waiting = Array.from({ length: 20 }, (_, at) =>
    pictureOf({ at }, async () => {
      await gate
      return EMPTY
    }),
  )
  expect(await pictureOf({ at: 20 }, async () => EMPTY)).toBe(null)
  open()
  await Promise.all(waiting)
  await expect(pictureOf({ at: 21 }, () => Promise.reject(new Error('no font')))).rejects.toThrow('no font')
  expect(await pictureOf({ at: 21 }, async () => EMPTY)).toBeInstanceOf(Uint8Array)
})

test('Devanagari is shaped: the letters of a conjunct are one outline', async () => {
  const lines = await textLines('क्ष', { family: 'display', size: 40, width: 600, maxLines: 1 })
  expect(lines[0]?.svg.match(/<path/g)).toHaveLength(1)
})

test('no line is wider than its column, and what does not fit ends in an ellipsis', async () => {
  const column = { family: 'text', size: 30, width: 400, maxLines: 2 } as const
  const lines = await textLines(
    'Many words that are much longer than two lines of this column can be. '.repeat(3),
    column,
  )
  expect(lines).toHaveLength(2)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(400)
  const svg = await drawHoroscope({ sign: 'meen', names: 'Meena · मीन', title: 'Pisces & more <b>', summary: 'Calm.' })
  expect(svg).not.toContain('<b>')
})
