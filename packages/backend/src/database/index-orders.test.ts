import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './db.ts'
import { openTestDatabase } from '@tarapath/backend-testing'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

// An index with another order of nulls cannot sort a list, even where no value is null.
test.each([
  'select id from astrologers order by availability, rating desc, id limit 20',
  'select id from astrologer_reviews where astrologer_id = 1 order by created_at desc, id desc limit 20',
  'select id from astrologer_reviews order by created_at desc, id desc limit 20',
  'select id from consultations where customer_id = 1 order by requested_at desc, id desc limit 20',
  'select id from queue_entries where customer_id = 1 order by id desc limit 20',
  'select id from questions order by consultation_count desc, id limit 20',
])('%s is read in the order of an index', async (query) => {
  const plan = await database.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql.raw(`set local enable_${way} = off`))
    return JSON.stringify(await tx.execute(sql.raw(`explain ${query}`)))
  })
  expect(plan).toMatch(/Index (?:Only )?Scan/)
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})
