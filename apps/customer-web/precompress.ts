// After the build: .br and .gz beside every file that gains by it, so that the server compresses nothing twice.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const SMALLEST_BYTES = 1024
const directory = new URL('./build/client/', import.meta.url).pathname

for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(name)) continue
  const file = join(directory, name)
  const body = readFileSync(file)
  if (body.length < SMALLEST_BYTES) continue
  writeFileSync(`${file}.br`, brotliCompressSync(body))
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
}
