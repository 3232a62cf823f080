// Writes a .br and a .gz beside every file of the build that is large enough to gain by it. The first `npm start` runs it
// while the website already serves these files.
import { readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
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
    compress.br(body).then((bytes) => writeWhole(`${file}.br`, bytes)),
    compress.gz(body, { level: 9 }).then((bytes) => writeWhole(`${file}.gz`, bytes)),
  ])
}

/** A visitor never gets half of it. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
const texts = names.filter((name) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(name))
await Promise.all(texts.map((name) => compressFile(join(directory, name))))
