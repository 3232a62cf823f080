import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

async function gzippedBytes(imported: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export ${imported}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

test('numerology and remedies do not bundle the astronomy library', async () => {
  expect(await gzippedBytes("{ mulank, nameNumber, gemstoneOf } from '@tarapath/jyotish'")).toBeLessThan(1_500)
})

test('positions alone stay small enough to load on demand', async () => {
  expect(await gzippedBytes("{ grahaPositions } from '@tarapath/jyotish'")).toBeLessThan(25_000)
})

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const sizes = Array.from(readme.matchAll(/^\| `import (.+)` +\| +([\d,]+) \|$/gm), ([, imported = '', bytes = '']) => ({
  imported,
  bytes: Number(bytes.replaceAll(',', '')),
}))

test('the README has sizes', () => {
  expect(sizes).toHaveLength(5)
})

test.each(sizes)('$imported', async ({ imported, bytes }) => {
  const measured = await gzippedBytes(imported)
  expect(Math.abs(measured - bytes), String(measured)).toBeLessThanOrEqual(bytes * 0.02)
})
