// Runs after the build and writes a .br and a .gz beside every file that is large enough to gain by it.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const MIN_BYTES = 1024
const directory = new URL('./build/client/', import.meta.url).pathname
const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < MIN_BYTES) return
  await Promise.all([
    compress.br(body).then((bytes) => writeFile(`${file}.br`, bytes)),
    compress.gz(body, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}

const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
const texts = names.filter((name) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(name))
await Promise.all(texts.map((name) => compressFile(join(directory, name))))
