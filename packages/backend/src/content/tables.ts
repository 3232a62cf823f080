import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** primary: top of the home page. secondary: its middle. promotional: offers. list: between astrologers. account: wallet and app. */
export type BannerPlacement = 'primary' | 'secondary' | 'promotional' | 'list' | 'account'

export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    placement: text().$type<BannerPlacement>().notNull(),
    position: integer().notNull(),
    title: text(),
    image: text().notNull(),
    mobileImage: text(),
    link: text(),
    alt: text().notNull(),
    platform: text().$type<'web' | 'mobile' | 'all'>().notNull().default('all'),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.placement, t.position, t.id)],
)

export const testimonials = pgTable('testimonials', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  city: text(),
  stars: integer().notNull(),
  text: text().notNull(),
})

/** Settings of the whole site; one row. */
export const siteSettings = pgTable('site_settings', {
  id: integer().primaryKey().default(1),
  /** Text of the strip above the header; null hides the strip. */
  uspTextLine1: text(),
  supportPhone: text(),
  supportEmail: text(),
  androidAppUrl: text(),
  iosAppUrl: text(),
  /** The downloads that the app stores report, entered by staff. */
  appDownloads: integer().notNull().default(0),
  /** When staff entered the downloads. */
  appDownloadsAt: timestamp({ withTimezone: true }),
})
