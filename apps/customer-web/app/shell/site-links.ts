import type { HoroscopeEntry } from './load-shell.ts'
import { linkWords } from './words/link.gen.ts'
import { menuWords } from './words/menu.gen.ts'

/** The groups of the menu sheet and of the footer, in their order. */
const GROUPS = ['consult', 'read', 'shop', 'account', 'policies'] as const

interface SitePage {
  href: string
  /** Its name in the catalogue. */
  name: keyof ReturnType<typeof linkWords>
  group: (typeof GROUPS)[number]
  /** Where a wide header has it: in sight, or under More. */
  header?: 'bar' | 'more'
}

/** Every page that header, menu and footer link to. A new page is one line. */
const PAGES: readonly SitePage[] = [
  { href: '/consult-astrologer-online', name: 'astrologers', group: 'consult', header: 'bar' },
  { href: '/live', name: 'live', group: 'consult', header: 'bar' },
  { href: '/topics', name: 'topics', group: 'consult', header: 'more' },
  { href: '/mantras', name: 'mantras', group: 'read', header: 'bar' },
  { href: '/horoscope', name: 'todaysHoroscope', group: 'read' },
  { href: '/calculators', name: 'calculators', group: 'read', header: 'more' },
  { href: '/blogs', name: 'blogs', group: 'read', header: 'bar' },
  { href: '/store', name: 'store', group: 'shop', header: 'more' },
  { href: '/courses', name: 'courses', group: 'shop', header: 'more' },
  { href: '/cart', name: 'cart', group: 'shop' },
  { href: '/profile', name: 'profile', group: 'account' },
  { href: '/favourites', name: 'favourites', group: 'account' },
  { href: '/orders', name: 'orders', group: 'account' },
  { href: '/courses/mine', name: 'myCourses', group: 'account' },
  { href: '/queue', name: 'waitingList', group: 'account' },
  { href: '/history', name: 'consultations', group: 'account' },
  { href: '/wallet', name: 'wallet', group: 'account' },
  { href: '/offers', name: 'offers', group: 'shop' },
  { href: '/testimonials', name: 'testimonials', group: 'consult' },
  { href: '/register-consultant', name: 'register', group: 'consult' },
  { href: '/contact', name: 'contact', group: 'policies' },
  { href: '/terms', name: 'terms', group: 'policies' },
  { href: '/privacy', name: 'privacy', group: 'policies' },
  { href: '/refunds', name: 'refunds', group: 'policies' },
  { href: '/grievance', name: 'grievance', group: 'policies' },
  { href: '/disclaimer', name: 'disclaimer', group: 'policies' },
  { href: '/licences', name: 'licences', group: 'policies' },
]

export interface SiteLink {
  href: string
  label: string
}

export interface SiteGroup {
  name: SitePage['group']
  heading: string
  links: readonly SiteLink[]
}

const toLink = ({ href, name }: SitePage): SiteLink => ({ href, label: linkWords()[name] })

export const headerLinks = (place: 'bar' | 'more'): readonly SiteLink[] =>
  PAGES.filter(({ header }) => header === place).map(toLink)

export const horoscopeLinks = (horoscopes: readonly HoroscopeEntry[]): readonly SiteLink[] =>
  horoscopes.map(({ type, name }) => ({ href: `/horoscope/${type}`, label: name }))

/** All links by group. The horoscopes are those that the server has. */
export function linkGroups(horoscopes: readonly HoroscopeEntry[]): readonly SiteGroup[] {
  return GROUPS.map((name) => ({
    name,
    heading: menuWords()[name],
    links: [
      ...PAGES.filter(({ group }) => group === name).map(toLink),
      ...(name === 'read' ? horoscopeLinks(horoscopes) : []),
    ],
  })).filter(({ links }) => links.length > 0)
}

export const isCurrent = (href: string, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`)
