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

export const isFreeForChat = sql<boolean>`(${eq(astrologers.availability, 'online')} and ${astrologers.takesChats})`
export const isFreeForCall = sql<boolean>`(${eq(astrologers.availability, 'online')} and ${astrologers.takesCalls})`

// Drizzle drops table names from the top level of a selected expression; a subquery needs them, so it goes one level down.
const languageNames = sql<string[]>`${sql`array(
  select ${languages.name} from ${astrologerLanguages} join ${languages} on ${languages.id} = ${astrologerLanguages.languageId}
  where ${astrologerLanguages.astrologerId} = ${astrologers.id} order by ${astrologerLanguages.position})`}`

const specialityNames = sql<string[]>`${sql`array(
  select ${specialities.name} from ${astrologerSpecialities}
  join ${specialities} on ${specialities.id} = ${astrologerSpecialities.specialityId}
  where ${astrologerSpecialities.astrologerId} = ${astrologers.id} order by ${astrologerSpecialities.position})`}`

/** What a card shows of the astrologer's own row, and of the customer who looks at it. */
export const ownColumns = (customerId: number | Placeholder | null) => ({
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

/** Everything a card shows, for a few cards: names are looked up for each of them. */
export const summaryColumns = (customerId: number | Placeholder | null) => ({
  ...ownColumns(customerId),
  languages: languageNames,
  specialities: specialityNames,
})

/** The names of all these people's languages in one go, which costs a whole page a third of asking for each card. */
export const languagesOf = (db: Db, ids: SQL) =>
  db
    .select({
      astrologerId: astrologerLanguages.astrologerId,
      names: inOrder(languages.name, astrologerLanguages.position).as('language_names'),
    })
    .from(astrologerLanguages)
    .innerJoin(languages, eq(languages.id, astrologerLanguages.languageId))
    .where(sql`${astrologerLanguages.astrologerId} = any(${ids})`)
    .groupBy(astrologerLanguages.astrologerId)
    .as('spoken')

export const specialitiesOf = (db: Db, ids: SQL) =>
  db
    .select({
      astrologerId: astrologerSpecialities.astrologerId,
      names: inOrder(specialities.name, astrologerSpecialities.position).as('speciality_names'),
    })
    .from(astrologerSpecialities)
    .innerJoin(specialities, eq(specialities.id, astrologerSpecialities.specialityId))
    .where(sql`${astrologerSpecialities.astrologerId} = any(${ids})`)
    .groupBy(astrologerSpecialities.astrologerId)
    .as('practised')

const inOrder = (name: Column, position: Column) => sql<string[]>`array_agg(${name} order by ${position})`

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
  const mine = and(eq(favourites.customerId, customerId), eq(favourites.astrologerId, astrologers.id))
  return sql<boolean>`exists(select 1 from ${favourites} where ${mine})`
}
