import { AccountArea } from '@tarapath/customer-core/account'
import { pageWords } from '@tarapath/customer-core/platform'
import { Brand, NavMenu, TopBar, TopBarLink } from '@tarapath/ui-kit'
import { useLocation } from 'react-router'
import type { HoroscopeEntry } from './load-shell.ts'
import { shellWords } from './words/shell.gen.ts'

export function Header({ horoscopes }: { horoscopes: readonly HoroscopeEntry[] }) {
  const { pathname } = useLocation()
  return (
    <TopBar
      brand={<Brand href="/" />}
      navLabel={shellWords().mainMenu}
      nav={
        <>
          <NavMenu
            label={pageWords().horoscope}
            items={horoscopes.map(({ type, name }) => ({
              href: `/horoscope/${type}`,
              label: name,
              current: pathname === `/horoscope/${type}`,
            }))}
          />
          <TopBarLink
            href="/consult-astrologer-online"
            current={pathname.startsWith('/consult-astrologer-online')}
            prefetch="viewport"
          >
            {pageWords().astrologers}
          </TopBarLink>
        </>
      }
    >
      <AccountArea />
    </TopBar>
  )
}
