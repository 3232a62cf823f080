import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { astrologers } from '../astrologers/tables.ts'
import { customers } from '../identity/tables.ts'

/** Live streams of astrologers. The status of one is derived from its times; one that was cancelled ended and never started. */
export const liveStreams = pgTable(
  'live_streams',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    title: text().notNull(),
    scheduledAt: timestamp({ withTimezone: true }),
    /** When a scripted astrologer's live stream ends; null for one that a person hosts. */
    endsAt: timestamp({ withTimezone: true }),
    startedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    /** Since when the host's video is paused; null while it is not. */
    pausedAt: timestamp({ withTimezone: true }),
    /**
     * When this server last received the host's video. Where another service carries it: when the host went; null while
     * the host is there. It begins with the start of the live stream.
     */
    cameraSeenAt: timestamp({ withTimezone: true }),
    /** At the last count. */
    viewerCount: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('one_show_at_a_time')
      .on(t.astrologerId)
      .where(sql`${t.startedAt} is not null and ${t.endedAt} is null`),
    uniqueIndex('show_planned_once')
      .on(t.astrologerId, t.scheduledAt)
      .where(sql`${t.startedAt} is not null or ${t.endedAt} is null`),
    index('live_streams_not_ended')
      .on(t.scheduledAt)
      .where(sql`${t.endedAt} is null`),
  ],
)

export type LiveStream = typeof liveStreams.$inferSelect

/** Viewers whom an astrologer has blocked. */
export const liveBlocks = pgTable(
  'live_blocks',
  {
    streamId: integer()
      .notNull()
      .references(() => liveStreams.id),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    blockedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.streamId, t.customerId] })],
)

/** Viewers, with the last heartbeat of their event stream. */
export const liveViewers = pgTable(
  'live_viewers',
  {
    streamId: integer()
      .notNull()
      .references(() => liveStreams.id),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.streamId, t.customerId] }), index().on(t.lastSeenAt)],
)
