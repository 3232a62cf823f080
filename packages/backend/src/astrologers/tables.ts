import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { customers } from '../identity/tables.ts'
import { languages, specialities } from './catalogue-tables.ts'
import type { Persona, ReplyLanguage } from './persona.ts'

export * from './catalogue-tables.ts'

/** In the order of the default list: Postgres sorts an enum by its declaration. */
export const availability = pgEnum('availability', ['online', 'busy', 'offline'])

export type Availability = (typeof availability.enumValues)[number]

export const astrologers = pgTable(
  'astrologers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    gender: text().$type<'male' | 'female' | 'other'>().notNull(),
    city: text(),
    about: text().notNull(),
    education: text(),
    experienceYears: integer().notNull(),
    pricePerMinutePaise: integer().notNull(),
    discountedPricePerMinutePaise: integer(),
    /** The current price of a minute. */
    ratePaise: integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(discounted_price_per_minute_paise, price_per_minute_paise)`),
    availability: availability().notNull(),
    /** While busy or offline: when the astrologer is expected to be online again. */
    nextAvailableAt: timestamp({ withTimezone: true }),
    takesChats: boolean().notNull().default(true),
    takesCalls: boolean().notNull().default(true),
    isVerified: boolean().notNull().default(false),
    isLive: boolean().notNull().default(false),
    /** While suspended by staff the astrologer cannot go online. */
    suspendedAt: timestamp({ withTimezone: true }),
    /** Why, for the staff. */
    suspendedBecause: text(),
    consultationCount: integer().notNull().default(0),
    /** `addAstrologerReview` updates it with the reviews. */
    reviewCount: integer().notNull().default(0),
    starTotal: integer().notNull().default(0),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(round(star_total::numeric / nullif(review_count, 0), 2), 0)`),
    /** Null for an astrologer who is a person. */
    persona: text().$type<Persona>(),
    /** The language of a scripted astrologer until the customer writes in another one. */
    replyLanguage: text().$type<ReplyLanguage>(),
  },
  (t) => [
    // One index for each order of the list. They contain the gender, so that a filter by gender needs no table rows.
    index().on(t.availability, t.rating.desc().nullsFirst(), t.id, t.gender),
    index().on(t.rating, t.id, t.gender),
    index().on(t.ratePaise, t.id, t.gender),
    index().on(t.experienceYears, t.id, t.gender),
    index()
      .on(t.nextAvailableAt)
      .where(sql`${t.nextAvailableAt} is not null`),
    check('rate_above_zero', sql`${t.pricePerMinutePaise} > 0 and ${t.discountedPricePerMinutePaise} > 0`),
    check('persona_has_language', sql`(${t.persona} is null) = (${t.replyLanguage} is null)`),
    check('online_is_now', sql`${t.availability} <> 'online' or ${t.nextAvailableAt} is null`),
  ],
)

export const astrologerSpecialities = pgTable(
  'astrologer_specialities',
  {
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    specialityId: integer()
      .notNull()
      .references(() => specialities.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.astrologerId, t.specialityId] }), index().on(t.specialityId, t.astrologerId)],
)

export const astrologerLanguages = pgTable(
  'astrologer_languages',
  {
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.astrologerId, t.languageId] }), index().on(t.languageId, t.astrologerId)],
)

/** Lower-case words of the name in both scripts, the city and the specialities. A search matches prefixes. */
export const astrologerSearchWords = pgTable(
  'astrologer_search_words',
  {
    word: text().notNull(),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
  },
  (t) => [primaryKey({ columns: [t.astrologerId, t.word] }), index().on(t.word.op('text_pattern_ops'), t.astrologerId)],
)

export const astrologerReviews = pgTable(
  'astrologer_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    customerId: integer().references(() => customers.id),
    /** One review for each consultation. */
    consultationId: integer().unique(),
    userName: text().notNull(),
    stars: integer().notNull(),
    comment: text().notNull(),
    reply: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.astrologerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('one_to_five_stars', sql`${t.stars} between 1 and 5`),
  ],
)

export const astrologerPictures = pgTable(
  'astrologer_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    url: text().notNull(),
    caption: text(),
  },
  (t) => [index().on(t.astrologerId, t.id)],
)

export const favourites = pgTable(
  'favourites',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    astrologerId: integer()
      .notNull()
      .references(() => astrologers.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.astrologerId] })],
)

/** Phone numbers of astrologers for calls. Customers never see them. */
export const astrologerPhones = pgTable('astrologer_phones', {
  astrologerId: integer()
    .primaryKey()
    .references(() => astrologers.id),
  /** E.164 */
  phone: text().notNull(),
})

/** Astrologers whom a person plays: an operator at the developer console, or the astrologer at their own app. */
export const operatorTakeovers = pgTable('operator_takeovers', {
  astrologerId: integer()
    .primaryKey()
    .references(() => astrologers.id),
  takenAt: timestamp({ withTimezone: true }).notNull(),
})

/** The customer accounts with which astrologers sign in. */
export const astrologerAccounts = pgTable('astrologer_accounts', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id),
  astrologerId: integer()
    .notNull()
    .unique()
    .references(() => astrologers.id),
})

/** One row: between which rates astrologers choose their own. */
export const priceLimits = pgTable(
  'price_limits',
  {
    id: integer().primaryKey().default(1),
    minPaise: integer().notNull(),
    maxPaise: integer().notNull(),
  },
  (t) => [
    check('one_row_of_price_limits', sql`${t.id} = 1`),
    check('price_limits_in_order', sql`${t.minPaise} between 1 and ${t.maxPaise}`),
  ],
)

/** Working hours of astrologers. An astrologer without a row has no fixed hours. */
export const workingHours = pgTable(
  'working_hours',
  {
    astrologerId: integer()
      .primaryKey()
      .references(() => astrologers.id),
    /** Minutes after midnight in India. */
    fromMinute: integer().notNull(),
    /** A shift may end after midnight; it belongs to the day on which it starts. */
    minutes: integer().notNull(),
    /** Weekdays on which a shift starts: bit 0 is Sunday. */
    days: integer().notNull(),
    /** End of the current or next shift. */
    offDutyAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.offDutyAt),
    check(
      'hours_of_a_day',
      sql`${t.fromMinute} between 0 and 1439 and ${t.minutes} between 1 and 1380 and ${t.days} between 1 and 127`,
    ),
  ],
)
