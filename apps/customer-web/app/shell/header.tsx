import { AccountArea } from '@tarapath/customer-core/account'
// The server draws both menus, whose code comes late.
import '@tarapath/ui-kit/shell/nav-menu.css'
import './menu-sheet.module.css'
import './search-button.module.css'
import { Brand, TopBar } from '@tarapath/ui-kit'
import { commonWords } from '@tarapath/customer-core/platform'
import { latePart } from '../late-screen.tsx'
import type { HoroscopeEntry } from './load-shell.ts'
import type { MainNavProps } from './main-nav.tsx'
import type { MenuSheetProps } from './menu-sheet.tsx'
import { shellWords } from './words/shell.gen.ts'

const MainNav = latePart<MainNavProps>(() => import('./main-nav.tsx'))

const MenuSheet = latePart<MenuSheetProps>(() => import('./menu-sheet.tsx'))

/** A wide header has links, a phone a menu of all of them. */
export function Header({ horoscopes }: { horoscopes: readonly HoroscopeEntry[] }) {
  return (
    <TopBar
      brand={<Brand label={commonWords().brand} />}
      navLabel={shellWords().mainMenu}
      nav={<MainNav horoscopes={horoscopes} />}
    >
      <MenuSheet horoscopes={horoscopes} />
      <AccountArea />
    </TopBar>
  )
}
