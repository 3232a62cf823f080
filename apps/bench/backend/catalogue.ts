import type { Backend } from '@tarapath/backend'
import type { Db } from '@tarapath/backend/database'
import { openPostgres } from '@tarapath/backend/postgres'
import { sql } from 'drizzle-orm'
import { median } from './median.ts'
import { newDatabase } from './new-database.ts'
import { unlimitedBackend } from './unlimited-backend.ts'

export const SIZES = [100, 10_000, 100_000, 1_000_000]
export const LIST = '/api/v1/astro/consultants/?limit=20'
export const QUESTIONS: Record<string, string> = {
  'first page': `${LIST}`,
  'free for a chat': `${LIST}&is_available_for_chat=true`,
  'cheapest first': `${LIST}&ordering=price`,
  'women, best first': `${LIST}&gender=female&ordering=-rating`,
  'with a speciality': `${LIST}&speciality=1`,
  'the page at 90 %': `${LIST}&offset={deep}`,
}
/** The largest offset of the list. */
const DEEPEST = 100_000
const ROUNDS = 9
const CALLS = 5

/** Median and 99th percentile, in milliseconds, of each query by catalogue size. */
export type CatalogueResult = Record<string, { p50: number; p99: number }[]>

/** Measures the list in process, with sequential requests, on catalogues of each size in turn. */
export async function measureCatalogues(serverUrl: string): Promise<CatalogueResult> {
  const backends: { size: number; backend: Backend }[] = []
  for (const size of SIZES) {
    const database = await openPostgres(await newDatabase(serverUrl, `bench_catalogue_${size}`), {
      connections: 4,
      isPatient: true,
    })
    await fillCatalogue(database.db, size)
    backends.push({
      size,
      backend: unlimitedBackend(database),
    })
  }
  const took = new Map<string, number[]>()
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [question, path] of Object.entries(QUESTIONS))
      for (const { size, backend } of backends) {
        const address = `http://localhost${path.replace('{deep}', String(Math.min(size * 0.9, DEEPEST)))}`
        const key = `${question} ${size}`
        for (let call = 0; call < CALLS; call += 1) {
          const startedAt = performance.now()
          const response = await backend.fetch(address)
          await response.text()
          if (!response.ok) throw new Error(`${address} was answered ${response.status}.`)
          if (round >= 0) took.set(key, [...(took.get(key) ?? []), performance.now() - startedAt])
        }
      }
  for (const { backend } of backends) await backend.close()
  const of = (question: string, size: number) => {
    const times = took.get(`${question} ${size}`)!
    return { p50: median(times), p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]! }
  }
  return Object.fromEntries(
    Object.keys(QUESTIONS).map((question) => [question, SIZES.map((size) => of(question, size))]),
  )
}

export async function fillCatalogue(db: Db, size: number): Promise<void> {
  await db.execute(
    sql`insert into languages (code, name) select 'l' || n, 'Language ' || n from generate_series(1, 12) n`,
  )
  await db.execute(
    sql`insert into specialities (slug, name) select 's' || n, 'Speciality ' || n from generate_series(1, 16) n`,
  )
  // The same hour for every astrologer: some are free, some are busy, most are away.
  await db.execute(sql`
    insert into astrologers (name, gender, about, experience_years, price_per_minute_paise, availability,
      review_count, star_total, persona, reply_language)
    select 'Acharya ' || n, (array['female', 'male'])[1 + n % 2], 'Measured.', 1 + n % 40, 500 + n * 37 % 9500,
      (array['online', 'busy', 'offline', 'offline'])[1 + n * 7 % 4]::availability, 100, 300 + n * 31 % 200, 'quick', 'english'
    from generate_series(1, ${sql.raw(String(size))}) n`)
  await db.transaction(async (tx) => {
    // Foreign keys would be checked a million times.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const [table, column, count] of [
      ['astrologer_languages', 'language_id', 12],
      ['astrologer_specialities', 'speciality_id', 16],
    ])
      await tx.execute(
        sql.raw(`insert into ${table} (astrologer_id, ${column}, position)
          select id, 1 + (abs(hashint4(id)::bigint) + place * 5) % ${count}, place from astrologers, generate_series(1, 2) place`),
      )
  })
  await db.execute(sql`vacuum analyze`)
}
