import { pageWords } from '@tarapath/customer-core/platform'
import { NavMenu, TopBarLink } from '@tarapath/ui-kit'
import type { HoroscopeEntry } from './load-shell.ts'
import { SearchButton } from './search-button.tsx'
import { headerLinks, horoscopeLinks, isCurrent, type SiteLink } from './site-links.ts'
import { usePressedPath } from './use-pressed-path.ts'
import { shellWords } from './words/shell.gen.ts'

export interface MainNavProps {
  horoscopes: readonly HoroscopeEntry[]
}

/** The links of a wide header: those of the specification in sight, the rest under More. */
export default function MainNav({ horoscopes }: MainNavProps) {
  const pathname = usePressedPath()
  const withCurrent = (link: SiteLink) => ({ ...link, current: isCurrent(link.href, pathname) })
  const more = headerLinks('more').map(withCurrent)
  return (
    <>
      <NavMenu label={pageWords().horoscope} items={horoscopeLinks(horoscopes).map(withCurrent)} />
      {headerLinks('bar').map(({ href, label }) => (
        <TopBarLink key={href} href={href} current={isCurrent(href, pathname)} prefetch="viewport">
          {label}
        </TopBarLink>
      ))}
      {more.length > 0 ? <NavMenu label={shellWords().more} items={more} /> : null}
      <SearchButton />
    </>
  )
}
