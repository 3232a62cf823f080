import { sql, type SQLWrapper } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from '../identity/tables.ts'

export const productCategories = pgTable('product_categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  image: text().notNull(),
})

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    name: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => productCategories.id),
    images: jsonb().$type<string[]>().notNull(),
    shortDescription: text().notNull(),
    /** Plain text; the endpoint turns it into HTML. */
    paragraphs: jsonb().$type<string[]>().notNull(),
    specifications: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    faqs: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
    /** Included in the price. */
    gstPercent: integer().notNull(),
    maxQuantity: integer().notNull(),
    deliveryDays: integer(),
  },
  (t) => [index().on(t.categoryId, t.id)],
)

/** The unit of stock and price. A product without options has one variant. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    /** With tax. */
    pricePaise: integer().notNull(),
    discountedPricePaise: integer(),
    /** Pieces that can be ordered. */
    stock: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.productId, t.id),
    check('stock_is_there', sql`${t.stock} >= 0`),
    check('variant_is_reduced', sql`${t.discountedPricePaise} < ${t.pricePaise}`),
  ],
)

export const productRatings = pgTable(
  'product_ratings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    userName: text().notNull(),
    stars: integer().notNull(),
    title: text(),
    comment: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.productId, t.createdAt)],
)

export type OrderStatus = 'placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned'

export interface Address {
  name: string
  phone: string
  line1: string
  line2: string | null
  city: string
  state: string
  pincode: string
}

/** The last ten digits of a parcel's telephone, as they are searched for. */
export const parcelPhone = (address: SQLWrapper) =>
  sql`right(regexp_replace(${address} ->> 'phone', '[^0-9]', '', 'g'), 10)`

/** The words of a parcel's name for the search, without the signs that would join two words. */
export const parcelName = (address: SQLWrapper) =>
  sql`to_tsvector('simple', translate(${address} ->> 'name', './-_@''’', '       '))`

/** An order for delivery. It holds its stock once it is placed; if it is not paid, the stock is released. */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 40001 }),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    status: text().$type<OrderStatus>().notNull().default('placed'),
    address: jsonb().$type<Address>().notNull(),
    totalPaise: integer().notNull(),
    gstPaise: integer().notNull(),
    /** Hash of items and address, so that a repeated request finds the same order. */
    fingerprint: text().notNull(),
    carrier: text(),
    trackingNumber: text(),
    trackingUrl: text(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** When staff last changed the status. */
    statusChangedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.customerId, t.id),
    index('orders_on_the_way')
      .on(t.id)
      .where(sql`${t.status} in ('placed', 'packed', 'shipped')`),
    index('orders_by_phone').on(parcelPhone(t.address)),
    index('orders_by_name').using('gin', parcelName(t.address)),
    index('orders_with_address')
      .on(t.placedAt)
      .where(sql`${t.address} ->> 'phone' <> ''`),
    check('parcel_has_a_carrier', sql`(${t.carrier} is null) = (${t.trackingNumber} is null)`),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    variantId: integer()
      .notNull()
      .references(() => productVariants.id),
    quantity: integer().notNull(),
    /** The unit price at the time of the order. */
    pricePaise: integer().notNull(),
    /** The rate of the tax within the price at that time; null in old orders, which have none. */
    gstPercent: integer(),
    /** The returned pieces of an order; null where all of them were returned. */
    returnedQuantity: integer(),
  },
  (t) => [index().on(t.orderId)],
)

export type Order = typeof orders.$inferSelect
