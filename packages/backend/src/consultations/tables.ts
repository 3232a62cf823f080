import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConsultationKind } from './end-words.ts'
import { type EndReason, HEARD_EVERY_SECONDS, PICK_UP_SECONDS, SILENT_SECONDS } from './lifecycle.ts'
import type { PhoneLegOutcome } from '../ports/call-bridge.ts'
import { astrologers } from '../astrologers/tables.ts'
import { bytes } from '../database/bytes.ts'
import { customers } from '../identity/tables.ts'

/** The telephone line of a consultation: one, ever. */
export const phoneCalls = pgTable(
  'phone_calls',
  {
    /** Ours, and nobody can guess it. */
    id: text().primaryKey(),
    consultationId: integer()
      .notNull()
      .unique()
      .references(() => consultations.id),
    /** The bridge's own name for the line; null until it rings. */
    legId: text(),
    /** When the bridge was last asked how the line stands. */
    checkedAt: timestamp({ withTimezone: true }),
    /** We have told the bridge to hang up. */
    hungUpAt: timestamp({ withTimezone: true }),
    /** The line is down. */
    endedAt: timestamp({ withTimezone: true }),
    outcome: text().$type<PhoneLegOutcome>(),
    talkSeconds: integer(),
    recordingUrl: text(),
  },
  (t) => [
    index('open_phone_legs')
      .on(t.id)
      .where(sql`${t.legId} is not null and ${t.endedAt} is null`),
    check('phone_leg_end_has_outcome', sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
  ],
)

export type PhoneCall = typeof phoneCalls.$inferSelect

/** Pictures and recordings that were sent in a chat, for as long as they are kept: their messages stay longer. */
export const chatFiles = pgTable('chat_files', {
  messageId: integer()
    .primaryKey()
    .references(() => chatMessages.id),
  type: text().notNull(),
  bytes: bytes().notNull(),
})

// A plain statement is all that a generated column may hold: no moment with a zone, no bound value.
const DUE_AT = sql.raw(`case
  when ended_at is not null then null
  when started_at is null then (requested_at at time zone 'UTC') + interval '${PICK_UP_SECONDS} seconds'
  else least(
    (started_at at time zone 'UTC') + make_interval(secs => least(max_seconds, (billed_minutes + 1) * 60)),
    (last_seen_at at time zone 'UTC') + interval '${SILENT_SECONDS + HEARD_EVERY_SECONDS} seconds'
  )
end`)

/** What happened and when. The status, the paid time and every sentence about it are worked out from these. */
export const consultations = pgTable(
  'consultations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    kind: text().$type<ConsultationKind>().notNull(),
    /** A minute's price, fixed when the consultation was asked for. */
    ratePaise: integer().notNull(),
    /** Included in the rate; 0 where tax is paid on recharges. */
    gstPercent: integer().notNull().default(0),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** A call only: the astrologer's telephone was rung, once. */
    rangAt: timestamp({ withTimezone: true }),
    astrologerPickedUpAt: timestamp({ withTimezone: true }),
    customerPickedUpAt: timestamp({ withTimezone: true }),
    /** Both have picked up: paid time begins. */
    startedAt: timestamp({ withTimezone: true }),
    /** The customer's app was there, in a chat; written down now and then. */
    lastSeenAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    endReason: text().$type<EndReason>(),
    maxSeconds: integer().notNull(),
    limitSeconds: integer(),
    /** Whole minutes that have been posted to the ledger, and what the postings took in all. */
    billedMinutes: integer().notNull().default(0),
    chargedPaise: integer().notNull().default(0),
    /** What of the charge was given back, and why, as the customer reads it. */
    refundedPaise: integer().notNull().default(0),
    refundReason: text(),
    /** The customer has seen that it ended. */
    acknowledgedAt: timestamp({ withTimezone: true }),
    /** A person sits in the astrologer's place: the script keeps quiet. */
    isOperated: boolean().notNull().default(false),
    /** The moment, in UTC, from which time alone changes it: `isUnsettled`, said so that an index can hold it. */
    dueAt: timestamp().generatedAlwaysAs(DUE_AT),
  },
  (t) => [
    // These two decide every race for a consultation.
    uniqueIndex('one_open_for_customer')
      .on(t.customerId)
      .where(sql`${t.endedAt} is null`),
    uniqueIndex('one_open_for_astrologer')
      .on(t.astrologerId)
      .where(sql`${t.endedAt} is null`),
    index().on(t.customerId, t.requestedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.astrologerId, t.id.desc().nullsFirst()),
    index()
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    check(
      'paid_time_needs_both',
      sql`${t.startedAt} is null or (${t.astrologerPickedUpAt} is not null and ${t.customerPickedUpAt} is not null)`,
    ),
    check('end_has_reason', sql`(${t.endedAt} is null) = (${t.endReason} is null)`),
    check('refund_within_charge', sql`${t.refundedPaise} between 0 and ${t.chargedPaise}`),
    check('refund_has_reason', sql`(${t.refundedPaise} = 0) = (${t.refundReason} is null)`),
    check('charge_not_below_zero', sql`${t.chargedPaise} >= 0 and ${t.billedMinutes} >= 0 and ${t.maxSeconds} >= 0`),
  ],
)

export type Consultation = typeof consultations.$inferSelect

/** Messages as both sides may read them: masked before they were stored. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id),
    sender: text().$type<'customer' | 'consultant'>().notNull(),
    kind: text().$type<'text' | 'image' | 'audio'>().notNull().default('text'),
    /** What is written, or stands under a picture: there it may be ''. */
    text: text().notNull(),
    /** A picture or recording is kept: for a while, the message says longer that it was one. */
    hasFile: boolean().notNull().default(false),
    /** The sender's own name for the message: sent again, it is not stored again. */
    clientMessageId: text(),
    /** The line of the script this was, and the one that follows it by itself. */
    utterance: text(),
    nextUtterance: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.consultationId, t.id),
    uniqueIndex('message_sent_once').on(t.consultationId, t.clientMessageId),
    uniqueIndex('utterance_sent_once').on(t.consultationId, t.utterance),
  ],
)

export type ChatMessage = typeof chatMessages.$inferSelect

/**
 * When nobody did the background's work. The one without an end is the last sign of life: from there on nothing is
 * known yet.
 */
export const outages = pgTable(
  'outages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    since: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('one_open_heartbeat')
      .on(sql`(${t.until} is null)`)
      .where(sql`${t.until} is null`),
    index().on(t.until),
    check('outage_ends_after_it_began', sql`${t.until} >= ${t.since}`),
  ],
)
