// Runs after the build and writes a .br and a .gz beside every file that is large enough to gain by it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const MIN_BYTES = 1024
const directory = new URL('./build/client/', import.meta.url).pathname

for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(name)) continue
  const file = join(directory, name)
  const body = readFileSync(file)
  if (body.length < MIN_BYTES) continue
  writeFileSync(`${file}.br`, brotliCompressSync(body))
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
}
