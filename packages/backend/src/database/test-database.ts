import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { openPglite, type PgliteOptions } from '../pglite.ts'
import { openPostgres, type PostgresOptions } from '../postgres.ts'
import type { Database } from './db.ts'
import { migrations, routines } from './migrations.gen.ts'
import { seed } from './seed/index.ts'

/** The seed is believable up to here, and the clock of tests begins here. */
export const SEEDED_AT = new Date('2026-11-20T06:30:00Z')

/** A migrated and seeded database of one's own: a copy of one that is made once, which is three times as fast. */
export async function openTestDatabase(options: Pick<PgliteOptions, 'beforeStatement'> = {}): Promise<Database> {
  const template = process.env['TEST_TEMPLATE_URL']
  if (template !== undefined) return copyOfTemplate(template, options)
  const directory = fileURLToPath(new URL('../../node_modules/.cache/tarapath/', import.meta.url))
  const file = `${directory}${versionOfSeed()}.tar`
  if (!existsSync(file)) await make(directory, file)
  return openPglite({ ...options, snapshot: await openAsBlob(file) })
}

async function copyOfTemplate(template: string, options: PostgresOptions): Promise<Database> {
  const url = new URL(template)
  const original = url.pathname.slice(1)
  const copy = `copy_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = postgres(Object.assign(new URL(template), { pathname: '/template1' }).href, { max: 1 })
  await admin.unsafe(`create database ${copy} template ${original}`)
  await admin.end()
  url.pathname = copy
  return openPostgres(url.href, options)
}

async function make(directory: string, file: string): Promise<void> {
  const database = await openPglite()
  await seed(database.db, SEEDED_AT)
  mkdirSync(directory, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, new Uint8Array(await (await database.dump('none')).arrayBuffer()))
  renameSync(unfinished, file)
  await database.close()
}

/** Changes with the schema and with anything the seed is made of. */
function versionOfSeed(): string {
  const hash = createHash('sha256').update([...migrations, routines].map((part) => part.hash).join())
  const directory = fileURLToPath(new URL('seed/', import.meta.url))
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(readFileSync(`${directory}${file}`))
  return hash.digest('hex').slice(0, 16)
}
