import { sql } from 'drizzle-orm'
import type { Database } from '@tarapath/backend/database'
import { openTestBackend } from '../open-test-backend.ts'

export interface RunningChat {
  consultationId: number
  astrologerId: number
  customerId: number
  /** The customer's token. */
  access: string
}

/** Opens chats that have just begun, with an operator as the astrologer, so that no scripted astrologer writes. */
export async function openRunningChats(database: Database, count: number, paise = 0): Promise<RunningChat[]> {
  const { newCustomer } = await openTestBackend({ database, clock: { now: () => new Date(), turn() {}, offsetMs: 0 } })
  const people = []
  for (let at = 0; at < count; at += 1) people.push(await newCustomer({ paise }))
  const rows = (await database.db.execute(sql`
    with added as (
      insert into astrologers (name, gender, about, experience_years, price_per_minute_paise, availability, persona, reply_language)
      select 'Acharya ' || n, 'female', 'Measured.', 5, 1500, 'busy', 'quick', 'english'
      from generate_series(1, ${count}::integer) n returning id
    ), pairs as (
      select a.id as astrologer_id, c.id as customer_id
      from (select id, row_number() over (order by id) from added) a
      join (select id, row_number() over (order by id) from customers where id in
        (select unnest(${sql.param(people.map(({ id }) => id))}::integer[]))) c using (row_number)
    )
    insert into consultations (customer_id, astrologer_id, kind, rate_paise, requested_at, astrologer_picked_up_at,
      customer_picked_up_at, started_at, last_seen_at, max_seconds, billed_minutes, is_operated)
    select customer_id, astrologer_id, 'chat', 1500, now(), now(), now(), now(), now(), 36000, 600, true from pairs
    returning id, customer_id, astrologer_id`)) as unknown as {
    id: number
    customer_id: number
    astrologer_id: number
  }[]
  const chats = new Map(rows.map((row) => [row.customer_id, row]))
  return people.map(({ id, access }) => {
    const chat = chats.get(id)!
    return { consultationId: chat.id, astrologerId: chat.astrologer_id, customerId: id, access }
  })
}
