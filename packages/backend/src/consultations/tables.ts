import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConsultationKind, DeclineReason } from './end-reason-text.ts'
import { type EndReason, HEARTBEAT_FLUSH_SECONDS, PICK_UP_SECONDS, HEARTBEAT_TIMEOUT_SECONDS } from './lifecycle.ts'
import type { PhoneLegOutcome } from '../ports/call-bridge.ts'
import { astrologers } from '../astrologers/tables.ts'
import { bytes } from '../database/bytes.ts'
import { customers } from '../identity/tables.ts'

/** The phone call of a consultation, at most one. */
export const phoneCalls = pgTable(
  'phone_calls',
  {
    /** Random, because it is part of public URLs. */
    id: text().primaryKey(),
    consultationId: integer()
      .notNull()
      .unique()
      .references(() => consultations.id),
    /** The call provider's id; null until the phone rings. */
    legId: text(),
    /** When the call provider was last polled. */
    checkedAt: timestamp({ withTimezone: true }),
    /** When this server asked the call provider to hang up. */
    hungUpAt: timestamp({ withTimezone: true }),
    /** When the call provider reported the end. */
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

/** Pictures and recordings that were sent in a chat. Their messages are stored for longer. */
export const chatFiles = pgTable('chat_files', {
  messageId: integer()
    .primaryKey()
    .references(() => chatMessages.id),
  type: text().notNull(),
  bytes: bytes().notNull(),
})

// A generated column allows neither timestamps with a time zone nor bound values.
const DUE_AT = sql.raw(`case
  when ended_at is not null then null
  when started_at is null then (requested_at at time zone 'UTC') + interval '${PICK_UP_SECONDS} seconds'
  else least(
    (started_at at time zone 'UTC') + make_interval(secs => least(max_seconds, (billed_minutes + 1) * 60)),
    (last_seen_at at time zone 'UTC') + interval '${HEARTBEAT_TIMEOUT_SECONDS + HEARTBEAT_FLUSH_SECONDS} seconds'
  )
end`)

/** What happened and when. The status, the paid time and all texts are derived from it. */
export const consultations = pgTable(
  'consultations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Random: receipts show it, and the id would tell how many consultations there are. See `referenceOf`. */
    reference: text()
      .notNull()
      .default(sql`upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))`),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    kind: text().$type<ConsultationKind>().notNull(),
    /** The price of a minute at the time of the request. */
    ratePaise: integer().notNull(),
    /** Included in the rate; 0 when GST is paid on recharges. */
    gstPercent: integer().notNull().default(0),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** Calls only: when the astrologer's phone rang. */
    rangAt: timestamp({ withTimezone: true }),
    astrologerPickedUpAt: timestamp({ withTimezone: true }),
    customerPickedUpAt: timestamp({ withTimezone: true }),
    /** When paid time began, after both had picked up. */
    startedAt: timestamp({ withTimezone: true }),
    /** The last stored heartbeat of the customer's app; null in a call. */
    lastSeenAt: timestamp({ withTimezone: true }),
    /** What the chat opens with, when both have picked up: the customer's birth details, and a question. */
    sharesBirthDetails: boolean().notNull().default(false),
    firstQuestion: text(),
    /** Until when the astrologer is shown as typing; it is renewed while they go on. */
    astrologerTypingUntil: timestamp({ withTimezone: true }),
    /** The last message that the astrologer has read. */
    astrologerReadId: integer(),
    /** When the app of the astrologer last asked for messages; null while a script or an operator answers. */
    astrologerSeenAt: timestamp({ withTimezone: true }),
    /** The same for the customer, as their app reports it. */
    customerTypingUntil: timestamp({ withTimezone: true }),
    customerReadId: integer(),
    endedAt: timestamp({ withTimezone: true }),
    endReason: text().$type<EndReason>(),
    /** Why the astrologer declined, if they said so. */
    declineReason: text().$type<DeclineReason>(),
    maxSeconds: integer().notNull(),
    limitSeconds: integer(),
    /** The minutes posted to the ledger, and their total price. */
    billedMinutes: integer().notNull().default(0),
    chargedPaise: integer().notNull().default(0),
    /** The refunded part of the charge, and the reason as the customer reads it. */
    refundedPaise: integer().notNull().default(0),
    refundReason: text(),
    /** When the customer acknowledged the end. */
    acknowledgedAt: timestamp({ withTimezone: true }),
    /** An operator plays the astrologer, and the script is off. */
    isOperated: boolean().notNull().default(false),
    /** When `isDue` becomes true, in UTC, so that an index can find due consultations. */
    dueAt: timestamp().generatedAlwaysAs(DUE_AT),
  },
  (t) => [
    // These two decide between concurrent requests.
    uniqueIndex('one_open_for_customer')
      .on(t.customerId)
      .where(sql`${t.endedAt} is null`),
    uniqueIndex('one_open_for_astrologer')
      .on(t.astrologerId)
      .where(sql`${t.endedAt} is null`),
    index().on(t.customerId, t.requestedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.astrologerId, t.id.desc().nullsFirst()),
    index().on(t.reference),
    index().on(t.requestedAt),
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

/** Messages, masked before they are stored. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id),
    sender: text().$type<'customer' | 'consultant'>().notNull(),
    kind: text().$type<'text' | 'image' | 'audio' | 'kundli'>().notNull().default('text'),
    /** The message, or the caption of a file, which may be ''. */
    text: text().notNull(),
    /** Whether the file is still stored. `kind` stays when it is deleted. */
    hasFile: boolean().notNull().default(false),
    /** The client's id of the message. A message with the same id is stored once. */
    clientMessageId: text(),
    /** The utterance of the script that this message is, and the one that follows without an answer. */
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

/** Times without a heartbeat of the server. The row without an end holds the last heartbeat in `since`. */
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
