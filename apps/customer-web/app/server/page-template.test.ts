import { randomBytes, randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressTemplate, createTemplate, fillTemplate } from './page-template.ts'

const newTexts = () => ({ nonce: randomBytes(18).toString('base64'), reference: randomUUID() })

/** A page like ours: some scripts in the head, repeated markup between them, scripts at the end. */
function examplePage(scripts: number, { nonce, reference }: ReturnType<typeof newTexts>): Buffer {
  const script = (at: number) => `<script nonce="${nonce}" src="/assets/part-${at % 7}.js"></script>`
  const cards = Array.from(
    { length: 40 },
    (_, at) => `<li>आचार्य ${at} · ₹${at * 7} a minute · “since ${1980 + at}”</li>`,
  )
  const half = Array.from({ length: scripts }, (_, at) => script(at)).join('\n')
  return Buffer.from(`<head>${half}</head>${cards.join('')}<script>["reference","${reference}"]</script>${half}`)
}

test('a page is filled with the texts of each visitor', () => {
  const [first, second] = [newTexts(), newTexts()]
  const template = createTemplate(examplePage(3, first), first)
  expect(fillTemplate(template, second)).toEqual(examplePage(3, second))
  expect(fillTemplate(template, first)).toEqual(examplePage(3, first))
})

test.each([0, 1, 4, 12, 30])('compressed once, it is right for every visitor: %i scripts twice', async (scripts) => {
  const first = newTexts()
  const compressed = await compressTemplate(createTemplate(examplePage(scripts, first), first))
  if (!compressed) throw new Error('There are more slots than the test means to have.')
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const texts = newTexts()
    expect(brotliDecompressSync(fillTemplate(compressed, texts))).toEqual(examplePage(scripts, texts))
  }
  const plain = examplePage(scripts, first)
  expect(compressed.bytes.length).toBeLessThan(plain.length / 2)
})

test('a page with too many slots is left to be compressed for each visitor', async () => {
  const texts = newTexts()
  expect(await compressTemplate(createTemplate(examplePage(40, texts), texts))).toBe(null)
})
