import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { customers } from '../identity/tables.ts'

/** A person whose birth details the customer keeps for the calculators. */
export interface FamilyPerson {
  name: string
  /** ISO date. */
  date: string
  /** "18:05"; null when it is not known. */
  time: string | null
  place: string
}

/** What a customer chose in their profile, for all of their devices. */
export const customerPreferences = pgTable('customer_preferences', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id),
  /** The codes of the languages that the customer speaks. */
  languages: text().array().notNull().default([]),
  /** The spending limit of a month. It blocks nothing. */
  monthLimitPaise: integer(),
  family: jsonb().$type<FamilyPerson[]>().notNull().default([]),
})
