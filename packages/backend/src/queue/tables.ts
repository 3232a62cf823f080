import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConsultationKind } from '../consultations/index.ts'
import { astrologers } from '../astrologers/tables.ts'
import { customers } from '../identity/tables.ts'

/** Entries in the queues for astrologers. They are inserted under the lock of the astrologer, so ids are in order. */
export const queueEntries = pgTable(
  'queue_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    kind: text().$type<ConsultationKind>().notNull(),
    status: text().$type<'waiting' | 'called' | 'left' | 'served'>().notNull().default('waiting'),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** While called: until when the astrologer is held for this customer. */
    offeredUntil: timestamp({ withTimezone: true }),
    /** When the customer let an offer pass. */
    missedAt: timestamp({ withTimezone: true }),
    /** When the astrologer confirmed that this customer is next. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** When the astrologer took the customer off the queue. */
    declinedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('one_entry_per_queue')
      .on(t.customerId, t.astrologerId)
      .where(sql`${t.status} in ('waiting', 'called')`),
    uniqueIndex('one_offer_per_astrologer')
      .on(t.astrologerId)
      .where(sql`${t.status} = 'called'`),
    index('queue_of_astrologer')
      .on(t.astrologerId, t.id)
      .where(sql`${t.status} in ('waiting', 'called')`),
    index('missed_offers')
      .on(t.astrologerId, t.missedAt)
      .where(sql`${t.missedAt} is not null`),
    index().on(t.customerId, t.id.desc().nullsFirst()),
    check('offer_has_end', sql`(${t.status} = 'called') = (${t.offeredUntil} is not null)`),
  ],
)

export type QueueEntry = typeof queueEntries.$inferSelect
