import type { Db } from '@tarapath/backend/database'
import { sql } from 'drizzle-orm'

/** Adds customers who are signed in for a day. Returns their tokens, in the order of their ids. */
export async function signInCustomers(db: Db, many: number): Promise<string[]> {
  const token = (n: number | string) => `token-of-a-customer-${n}`
  await db.execute(sql`
    with added as (
      insert into customers (phone, created_at) select '+91' || n, now() from generate_series(1, ${many}::int) n
      returning id, phone
    ), signed_in as (
      insert into sign_ins (customer_id, created_at, expires_at)
      select id, now(), now() + interval '1 day' from added returning id, customer_id
    )
    insert into access_tokens (hash, sign_in_id, expires_at)
    select rtrim(translate(encode(sha256(convert_to(${token('')} || substr(phone, 4), 'UTF8')), 'base64'), '+/', '-_'), '='),
      signed_in.id, now() + interval '1 day'
    from added join signed_in on customer_id = added.id`)
  return Array.from({ length: many }, (_, at) => token(at + 1))
}
