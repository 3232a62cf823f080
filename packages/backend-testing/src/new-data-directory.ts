import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations, routines } from '@tarapath/backend/database'
import { openPglite } from '@tarapath/backend/pglite'

const CACHE = join(import.meta.dirname, '../node_modules/.cache/tarapath')

/** A directory for DATA_DIR with a migrated, empty database. It is a copy, because making one takes seconds. */
export async function newDataDirectory(): Promise<string> {
  const directory = join(mkdtempSync(join(tmpdir(), 'tarapath-data-')), 'data')
  cpSync(await template(), directory, { recursive: true })
  return directory
}

async function template(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([migrations, routines.hash]))
  const directory = join(CACHE, `empty-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(directory)) return directory
  mkdirSync(CACHE, { recursive: true })
  const temporary = `${directory}.${process.pid}`
  const database = await openPglite({ directory: temporary, isSmall: true })
  await database.close()
  // A template that another process is copying must not be replaced.
  if (existsSync(directory)) rmSync(temporary, { recursive: true })
  else renameSync(temporary, directory)
  return directory
}
