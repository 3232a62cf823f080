import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrations, routines } from '@tarapath/backend/database'

/** The time of the seed, and of the clock of every test. */
export const SEEDED_AT = new Date('2026-11-20T06:30:00Z')

// With a DOM, `new URL(…, import.meta.url)` would be an address of the page.
const CACHE = join(import.meta.dirname, '../node_modules/.cache/tarapath')

/** The file of an embedded database, migrated, and seeded at this time. It is made once for each version of the seed. */
export async function seededSnapshot(now: Date): Promise<string> {
  const file = join(CACHE, `${versionOfSeed(now)}.tar`)
  if (existsSync(file)) return file
  // Loaded here, because most often the file exists.
  const { openPglite } = await import('@tarapath/backend/pglite')
  const { seed } = await import('@tarapath/sandbox')
  const database = await openPglite({ isSmall: true })
  // Old write-ahead log files are deleted instead of being recycled, which keeps the snapshot small.
  await database.db.execute(sql`set wal_recycle = off`)
  await seed(database.db, now)
  // Opening a copy clears all of its buffers; these are enough for the seed and a test.
  await database.db.execute(sql`alter system set shared_buffers = '16MB'`)
  // Without the templates a copy has a third less to read, and after a checkpoint no log to replay.
  await database.db.execute(sql`update pg_database set datistemplate = false, datallowconn = true`)
  for (const template of ['template0', 'template1']) await database.db.execute(sql.raw(`drop database ${template}`))
  await database.db.execute(sql`checkpoint`)
  mkdirSync(CACHE, { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, new Uint8Array(await (await database.dump('none')).arrayBuffer()))
  // A copy that another process is reading must not be replaced.
  if (existsSync(file)) rmSync(temporary)
  else renameSync(temporary, file)
  await database.close()
  return file
}

/** A hash of the schema, of every source file of the seed, and of this file. */
function versionOfSeed(now: Date): string {
  const hash = createHash('sha256').update(JSON.stringify([migrations, routines.hash, now]))
  const { resolve } = createRequire(import.meta.filename)
  const folders = ['@tarapath/sandbox', '@tarapath/reference-data', '@tarapath/backend/astrologers'].map((name) =>
    dirname(resolve(name)),
  )
  for (const path of [import.meta.filename, ...folders.flatMap(sourcesIn)]) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
