import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { openPglite } from '../pglite.ts'
import { migrations, routines } from './migrations.gen.ts'
import { seed } from './seed/index.ts'

/** The file of an embedded database that was migrated and then seeded at this moment: it is made once for each version of the seed. */
export async function seededSnapshot(now: Date): Promise<string> {
  const directory = fileURLToPath(new URL('../../node_modules/.cache/tarapath/', import.meta.url))
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

/** Changes with the schema, with any file the seed is made of, and with this one. */
function versionOfSeed(now: Date): string {
  const hash = createHash('sha256').update(JSON.stringify([migrations, routines.hash, now]))
  hash.update(readFileSync(new URL(import.meta.url)))
  const files = new Set([new URL('seed/index.ts', import.meta.url).href])
  for (const file of files) {
    const text = readFileSync(new URL(file), 'utf8')
    hash.update(text)
    for (const [, path = ''] of text.matchAll(/ from '(\.[^']+)'/g)) files.add(new URL(path, file).href)
  }
  return hash.digest('hex').slice(0, 16)
}
