import { pageWords } from '@tarapath/customer-core/platform'
import { NavMenu, TopBarLink } from '@tarapath/ui-kit'
import type { HoroscopeEntry } from './load-shell.ts'
import { SearchButton } from './search-button.tsx'
import { headerLinks, horoscopeLinks, isCurrent, type SiteLink } from './site-links.ts'
import { usePressedPath } from './use-pressed-path.ts'
import { menuWords } from './words/menu.gen.ts'

export interface MainNavProps {
  horoscopes: readonly HoroscopeEntry[]
}

/** The number of links before the menu of horoscopes. */
const FIRST = 2

/** The links of a wide header: those of the specification are visible, the others are under More. The search is last. */
export default function MainNav({ horoscopes }: MainNavProps) {
  const pathname = usePressedPath()
  const withCurrent = (link: SiteLink) => ({ ...link, current: isCurrent(link.href, pathname) })
  const links = headerLinks('bar').map(({ href, label }) => (
    <TopBarLink key={href} href={href} current={isCurrent(href, pathname)} prefetch="viewport">
      {label}
    </TopBarLink>
  ))
  return (
    <>
      {links.slice(0, FIRST)}
      <NavMenu label={pageWords().horoscope} items={horoscopeLinks(horoscopes).map(withCurrent)} />
      {links.slice(FIRST)}
      <NavMenu label={menuWords().more} items={headerLinks('more').map(withCurrent)} />
      <SearchButton isField />
    </>
  )
}
