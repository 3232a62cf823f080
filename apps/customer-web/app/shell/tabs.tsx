import { pageWords } from '@tarapath/customer-core/platform'
import { HomeIcon, PeopleIcon, TabBar, WalletIcon, WheelIcon } from '@tarapath/ui-kit'
import { useLocation } from 'react-router'
import { shellWords } from './words/shell.gen.ts'

const TABS = [
  { href: '/', page: 'home', Icon: HomeIcon, prefetch: undefined },
  { href: '/consult-astrologer-online', page: 'astrologers', Icon: PeopleIcon, prefetch: 'viewport' },
  { href: '/horoscope', page: 'horoscope', Icon: WheelIcon, prefetch: undefined },
  { href: '/wallet', page: 'wallet', Icon: WalletIcon, prefetch: undefined },
] as const

export function Tabs() {
  const { pathname } = useLocation()
  const words = pageWords()
  return (
    <TabBar
      label={shellWords().mainMenu}
      items={TABS.map(({ href, page, Icon, prefetch }) => ({
        href,
        label: words[page],
        icon: <Icon size={20} />,
        prefetch,
        current: href === '/' ? pathname === '/' : pathname.startsWith(href),
      }))}
    />
  )
}
