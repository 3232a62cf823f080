import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import {
  astrologerLanguages,
  astrologers,
  astrologerSpecialities,
  favourites,
  languages,
  specialities,
} from '../../database/schema/index.ts'

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

/** Everything a card shows, in one query for all cards. */
export const summaryColumns = (customerId: number | Placeholder | null) => ({
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
  languages: languageNames,
  specialities: specialityNames,
  takesChats: astrologers.takesChats,
  takesCalls: astrologers.takesCalls,
  isFavourite: isFavouriteOf(customerId),
})

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
