import postgres from 'postgres'

export const sql = postgres(process.env.DATABASE_URL, { max: 10, onnotice: () => {} })

/** A hand-written list: one prepared statement and the same reply. */
export async function listAstrologers(address) {
  const { pathname, searchParams } = new URL(address, 'http://localhost:4100')
  const limit = Math.min(Number(searchParams.get('limit') ?? 20), 100)
  const offset = Number(searchParams.get('offset') ?? 0)
  const rows = await sql`
    select a.id, a.name, a.experience_years, a.rating::float8 as rating, a.review_count, a.consultation_count,
      a.price_per_minute_paise, a.discounted_price_per_minute_paise, a.availability, a.next_available_at,
      a.takes_chats, a.takes_calls, a.is_verified, a.is_live,
      array(select l.name from astrologer_languages al join languages l on l.id = al.language_id
        where al.astrologer_id = a.id order by al.position) as languages,
      array(select s.name from astrologer_specialities ast join specialities s on s.id = ast.speciality_id
        where ast.astrologer_id = a.id order by ast.position) as specialities,
      (select count(*)::int from astrologers) as count
    from astrologers a order by a.availability, a.rating desc, a.id limit ${limit} offset ${offset}`
  const count = rows[0]?.count ?? 0
  const at = (start) => `http://localhost:4100${pathname}?limit=${limit}&offset=${start}`
  return JSON.stringify({
    count,
    next: offset + limit < count ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results: rows.map(card),
  })
}

function card(row) {
  const isOnline = row.availability === 'online'
  return {
    id: row.id,
    name: row.name,
    slug: `${row.name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/['’\p{M}]/gu, '')
      .match(/[a-z0-9]+/g)
      .join('-')}-${row.id}`,
    avatar: null,
    experience_years: row.experience_years,
    languages: row.languages,
    specialities: row.specialities,
    rating: Math.round(row.rating * 10) / 10,
    review_count: row.review_count,
    consultation_count: row.consultation_count,
    price_per_minute: row.price_per_minute_paise / 100,
    discounted_price_per_minute:
      row.discounted_price_per_minute_paise === null ? null : row.discounted_price_per_minute_paise / 100,
    is_available_for_chat: isOnline && row.takes_chats,
    is_available_for_call: isOnline && row.takes_calls,
    availability: row.availability,
    wait_time_seconds:
      row.availability === 'busy' && row.next_available_at
        ? Math.max(0, Math.ceil((row.next_available_at - Date.now()) / 1000))
        : null,
    is_favourite: false,
    is_verified: row.is_verified,
    is_live: row.is_live,
  }
}
