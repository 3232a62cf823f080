import type { Astrologer, AstrologerSummary } from '@tarapath/api-client/types'
import type { Thing } from 'schema-dts'
import { breadcrumbs, shortDescription } from '../platform/index.ts'
import { profilePath } from './astrologer-summary.ts'
import { roleOf } from './role-of.ts'

const LIST = ['Astrologers', '/consult-astrologer-online'] as const

/**
 * A profile page about a person. Ratings are left out: search engines show no stars for people, and a site that rates those
 * whom it sells is warned.
 */
export function describeProfile(origin: string, astrologer: Astrologer): Thing[] {
  const path = profilePath(astrologer)
  return [
    {
      '@type': 'ProfilePage',
      '@id': origin + path,
      url: origin + path,
      inLanguage: 'en-IN',
      mainEntity: {
        '@type': 'Person',
        '@id': `${origin + path}#person`,
        name: astrologer.name,
        identifier: String(astrologer.id),
        description: shortDescription(astrologer.about),
        jobTitle: roleOf(astrologer),
        knowsAbout: astrologer.specialities,
        knowsLanguage: astrologer.languages,
        image: `${origin}/share/astrologer-${astrologer.id}.png`,
        worksFor: { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Tarapath', url: origin },
        ...(astrologer.city && { homeLocation: { '@type': 'Place', name: astrologer.city } }),
      },
    },
    breadcrumbs(origin, LIST, [astrologer.name, path]),
  ]
}

/** A list of profiles, in the order of the page. */
export const describeList = (origin: string, astrologers: readonly AstrologerSummary[]): Thing[] => [
  {
    '@type': 'ItemList',
    name: 'Astrologers',
    numberOfItems: astrologers.length,
    itemListElement: astrologers.map((astrologer, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: astrologer.name,
      url: origin + profilePath(astrologer),
    })),
  },
  breadcrumbs(origin, LIST),
]
