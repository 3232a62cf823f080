import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

async function gzippedBytes(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

test('numerology and remedies do not bundle the astronomy library', async () => {
  expect(await gzippedBytes("export { mulank, nameNumber, gemstoneOf } from '@tarapath/jyotish'")).toBeLessThan(1_500)
})

test('positions alone stay small enough to load on demand', async () => {
  expect(await gzippedBytes("export { grahaPositions } from '@tarapath/jyotish'")).toBeLessThan(25_000)
})
