import { AccountArea } from '@tarapath/customer-core/account'
import { pageWords } from '@tarapath/customer-core/platform'
import { Brand, NavMenu, TopBar, TopBarLink } from '@tarapath/ui-kit'
import { useLocation } from 'react-router'
import type { HoroscopeEntry } from './load-shell.ts'
import type { MenuSheetProps } from './menu-sheet.tsx'
// The server draws the menu, whose code comes late.
import './menu-sheet.module.css'
import { lateScreen } from '../late-screen.tsx'
import { headerLinks, horoscopeLinks, isCurrent, type SiteLink } from './site-links.ts'
import { shellWords } from './words/shell.gen.ts'

const MenuSheet = lateScreen<MenuSheetProps>(() => import('./menu-sheet.tsx'))

/** A wide header has the links of the specification in sight and the rest under More, a phone all of them in a menu. */
export function Header({ horoscopes }: { horoscopes: readonly HoroscopeEntry[] }) {
  const { pathname } = useLocation()
  const withCurrent = (link: SiteLink) => ({ ...link, current: isCurrent(link.href, pathname) })
  const more = headerLinks('more').map(withCurrent)
  return (
    <TopBar
      brand={<Brand href="/" />}
      navLabel={shellWords().mainMenu}
      nav={
        <>
          <NavMenu label={pageWords().horoscope} items={horoscopeLinks(horoscopes).map(withCurrent)} />
          {headerLinks('bar').map(({ href, label }) => (
            <TopBarLink key={href} href={href} current={isCurrent(href, pathname)} prefetch="viewport">
              {label}
            </TopBarLink>
          ))}
          {more.length > 0 ? <NavMenu label={shellWords().more} items={more} /> : null}
        </>
      }
    >
      <AccountArea />
      <MenuSheet horoscopes={horoscopes} />
    </TopBar>
  )
}
