import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { openPglite } from '@tarapath/backend/pglite'
import { migrations, routines } from '@tarapath/backend/database'
import { seed } from '@tarapath/sandbox'

/** The file of an embedded database that was migrated and then seeded at this moment: it is made once for each version of the seed. */
export async function seededSnapshot(now: Date): Promise<string> {
  const directory = fileURLToPath(new URL('../node_modules/.cache/tarapath/', import.meta.url))
  const file = `${directory}${versionOfSeed(now)}.tar`
  if (existsSync(file)) return file
  const database = await openPglite({ isSmall: true })
  // What was written ahead is thrown away in place of being kept for the next time.
  await database.db.execute(sql`set wal_recycle = off`)
  await seed(database.db, now)
  // A copy begins with setting all of its buffers to zero, and holds this seed and a test in so many.
  await database.db.execute(sql`alter system set shared_buffers = '16MB'`)
  // Without these an opened copy would read a third more, and repeat what the log says since the last checkpoint.
  await database.db.execute(sql`update pg_database set datistemplate = false, datallowconn = true`)
  for (const template of ['template0', 'template1']) await database.db.execute(sql.raw(`drop database ${template}`))
  await database.db.execute(sql`checkpoint`)
  mkdirSync(directory, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, new Uint8Array(await (await database.dump('none')).arrayBuffer()))
  renameSync(unfinished, file)
  await database.close()
  return file
}

/** Changes with the schema, with any file that the seed is made of, and with this one. */
function versionOfSeed(now: Date): string {
  const hash = createHash('sha256').update(JSON.stringify([migrations, routines.hash, now]))
  const { resolve } = createRequire(import.meta.url)
  const folders = ['@tarapath/sandbox', '@tarapath/backend/astrologers'].map((name) => dirname(resolve(name)))
  for (const path of [fileURLToPath(import.meta.url), ...folders.flatMap(sourcesIn)]) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
