import { asc, desc, eq } from 'drizzle-orm'
import { astrologers } from '../astrologers/index.ts'
import type { Db } from '../database/db.ts'
import { isAnswered, userQueries, type EnquiryView } from '../enquiries/index.ts'
import { customers } from '../identity/index.ts'
import { consultationWithNames } from './consultation-with-names.ts'
import { consultations } from './tables.ts'

/** Questions of customers and visitors, each with the consultation it is about, if any. */
export async function listQueries(db: Db, { limit, offset, isPast }: EnquiryView) {
  const where = isAnswered('query', isPast)
  const order = isPast ? desc(userQueries.answeredAt) : asc(userQueries.id)
  const rows = await db
    .select({ query: userQueries, ...consultationWithNames })
    .from(userQueries)
    .leftJoin(consultations, eq(consultations.id, userQueries.consultationId))
    .leftJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .leftJoin(customers, eq(customers.id, consultations.customerId))
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  return { count: await db.$count(userQueries, where), rows }
}
