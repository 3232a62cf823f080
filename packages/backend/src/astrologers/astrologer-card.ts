import { and, eq, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import {
  astrologerLanguages,
  astrologers,
  astrologerSpecialities,
  favourites,
  languages,
  specialities,
} from './tables.ts'

export const isAvailableForChat = sql<boolean>`(${eq(astrologers.availability, 'online')} and ${astrologers.takesChats})`
export const isAvailableForCall = sql<boolean>`(${eq(astrologers.availability, 'online')} and ${astrologers.takesCalls})`

// Drizzle omits table names at the top level of a selected expression. A subquery needs them, so it is nested once more.
const languageNames = sql<string[]>`${sql`array(
  select ${languages.name} from ${astrologerLanguages} join ${languages} on ${languages.id} = ${astrologerLanguages.languageId}
  where ${astrologerLanguages.astrologerId} = ${astrologers.id} order by ${astrologerLanguages.position})`}`

const specialityNames = sql<string[]>`${sql`array(
  select ${specialities.name} from ${astrologerSpecialities}
  join ${specialities} on ${specialities.id} = ${astrologerSpecialities.specialityId}
  where ${astrologerSpecialities.astrologerId} = ${astrologers.id} order by ${astrologerSpecialities.position})`}`

/** The columns of a card that need no join, and whether the astrologer is a favourite of the customer. */
export const rowColumns = (customerId: number | Placeholder | null) => ({
  id: astrologers.id,
  name: astrologers.name,
  experienceYears: astrologers.experienceYears,
  rating: astrologers.rating,
  reviewCount: astrologers.reviewCount,
  consultationCount: astrologers.consultationCount,
  pricePerMinutePaise: astrologers.pricePerMinutePaise,
  discountedPricePerMinutePaise: astrologers.discountedPricePerMinutePaise,
  availability: astrologers.availability,
  nextAvailableAt: astrologers.nextAvailableAt,
  isVerified: astrologers.isVerified,
  isLive: astrologers.isLive,
  takesChats: astrologers.takesChats,
  takesCalls: astrologers.takesCalls,
  isFavourite: isFavouriteOf(customerId),
})

/** All columns of a card, for short lists: languages and specialities are one subquery for each card. */
export const cardColumns = (customerId: number | Placeholder | null) => ({
  ...rowColumns(customerId),
  languages: languageNames,
  specialities: specialityNames,
})

/** The languages of all cards of a page; for a whole page this costs a third of a subquery for each card. */
export const languagesOf = (db: Db, ids: SQL) =>
  db
    .select({
      astrologerId: astrologerLanguages.astrologerId,
      names: namesInOrder(languages.name, astrologerLanguages.position).as('language_names'),
    })
    .from(astrologerLanguages)
    .innerJoin(languages, eq(languages.id, astrologerLanguages.languageId))
    .where(sql`${astrologerLanguages.astrologerId} = any(${ids})`)
    .groupBy(astrologerLanguages.astrologerId)
    .as('languages_of_page')

export const specialitiesOf = (db: Db, ids: SQL) =>
  db
    .select({
      astrologerId: astrologerSpecialities.astrologerId,
      names: namesInOrder(specialities.name, astrologerSpecialities.position).as('speciality_names'),
    })
    .from(astrologerSpecialities)
    .innerJoin(specialities, eq(specialities.id, astrologerSpecialities.specialityId))
    .where(sql`${astrologerSpecialities.astrologerId} = any(${ids})`)
    .groupBy(astrologerSpecialities.astrologerId)
    .as('specialities_of_page')

const namesInOrder = (name: Column, position: Column) => sql<string[]>`array_agg(${name} order by ${position})`

export interface AstrologerCard {
  id: number
  name: string
  experienceYears: number
  rating: number
  reviewCount: number
  consultationCount: number
  pricePerMinutePaise: number
  discountedPricePerMinutePaise: number | null
  availability: 'online' | 'busy' | 'offline'
  nextAvailableAt: Date | null
  isVerified: boolean
  isLive: boolean
  languages: string[]
  specialities: string[]
  takesChats: boolean
  takesCalls: boolean
  isFavourite: boolean
}

function isFavouriteOf(customerId: number | Placeholder | null): SQL<boolean> {
  if (customerId === null) return sql<boolean>`false`
  const isMine = and(eq(favourites.customerId, customerId), eq(favourites.astrologerId, astrologers.id))
  return sql<boolean>`exists(select 1 from ${favourites} where ${isMine})`
}
