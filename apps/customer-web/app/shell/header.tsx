import { AccountArea } from '@tarapath/customer-core/account'
import { Brand, NavMenu, TopBar, TopBarLink } from '@tarapath/ui-kit'
import { useLocation } from 'react-router'
import type { HoroscopeEntry } from './load-shell.ts'

export function Header({ horoscopes }: { horoscopes: readonly HoroscopeEntry[] }) {
  const { pathname } = useLocation()
  return (
    <TopBar
      brand={<Brand href="/" />}
      nav={
        <>
          <NavMenu
            label="Horoscope"
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
            Astrologers
          </TopBarLink>
        </>
      }
    >
      <AccountArea />
    </TopBar>
  )
}
