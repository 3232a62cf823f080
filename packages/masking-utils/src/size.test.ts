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

test('both modes are at most 4,000 bytes, and what is not imported costs nothing', async () => {
  const bytes = await gzippedBytes("export { maskPhoneNumbers } from '@tarapath/masking-utils'")
  expect(bytes).toBeLessThanOrEqual(4_000)
  for (const [name, limit] of [
    ['isEmojiOnly', 300],
    ['looksLikeJson', 150],
  ] as const)
    expect(await gzippedBytes(`export { ${name} } from '@tarapath/masking-utils'`)).toBeLessThanOrEqual(limit)
})
