import type { Db } from '@tarapath/backend/database'
import { openPostgres } from '@tarapath/backend/postgres'
import { openTestBackend } from '@tarapath/backend-testing'
import { sql } from 'drizzle-orm'

/** A live stream that is on, and customers who may watch it. */
export async function openRoom(url: string, viewers: number): Promise<{ streamId: number; tokens: string[] }> {
  const database = await openPostgres(url)
  const { newCustomer } = await openTestBackend({ database, clock: { now: () => new Date(), turn() {}, offsetMs: 0 } })
  const tokens = []
  for (let at = 0; at < viewers; at += 1) tokens.push((await newCustomer()).access)
  // An access token expires after ten minutes, and the simulated viewers do not refresh theirs.
  await database.db.execute(sql`update access_tokens set expires_at = now() + interval '1 day'`)
  const streamId = await openStream(database.db)
  await database.close()
  return { streamId, tokens }
}

/** An astrologer and a live stream of theirs that is on. */
async function openStream(db: Db): Promise<number> {
  const [stream] = (await db.execute(sql`
    with host as (
      insert into astrologers (name, gender, about, experience_years, price_per_minute_paise, availability, persona, reply_language)
      values ('Acharya Meera', 'female', 'Measured.', 5, 1500, 'busy', 'quick', 'english') returning id
    )
    insert into live_streams (astrologer_id, title, started_at) select id, 'Ask me', now() from host returning id`)) as unknown as {
    id: number
  }[]
  if (!stream) throw new Error('There is no live stream.')
  return stream.id
}
