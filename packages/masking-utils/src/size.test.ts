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

test('exact masking alone is at most 350 bytes, without the strict rules', async () => {
  expect(await gzippedBytes("export { maskPhoneNumbers } from '@tarapath/masking-utils'")).toBeLessThanOrEqual(350)
})

test('importing the strict rules bundles them', async () => {
  const bytes = await gzippedBytes(
    "import '@tarapath/masking-utils/strict'; export { maskPhoneNumbers } from '@tarapath/masking-utils'",
  )
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThanOrEqual(4_000)
})
