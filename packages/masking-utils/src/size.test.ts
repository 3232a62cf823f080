import { readFileSync } from 'node:fs'
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

test('the exact entry is at most 350 bytes', async () => {
  expect(await gzippedBytes("export { maskPhoneNumbers } from '@tarapath/masking-utils/exact'")).toBeLessThanOrEqual(
    350,
  )
})

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const sizes = Array.from(readme.matchAll(/^\| `import (.+)` +\| +([\d,]+) \|$/gm), ([, imported = '', bytes = '']) => ({
  imported,
  bytes: Number(bytes.replaceAll(',', '')),
}))

test('the README has the size of each function', () => {
  expect(sizes).toHaveLength(5)
})

test.each(sizes)('$imported', async ({ imported, bytes }) => {
  const measured = await gzippedBytes(`export ${imported}`)
  expect(Math.abs(measured - bytes), String(measured)).toBeLessThanOrEqual(bytes * 0.02)
})
