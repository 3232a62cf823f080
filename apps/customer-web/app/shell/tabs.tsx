import { pageWords } from '@tarapath/customer-core/platform'
import { HomeIcon, PeopleIcon, TabBar, WalletIcon, WheelIcon } from '@tarapath/ui-kit'
import { useLocation } from 'react-router'

const TABS = [
  { href: '/', page: 'home', Icon: HomeIcon },
  { href: '/consult-astrologer-online', page: 'astrologers', Icon: PeopleIcon },
  { href: '/horoscope', page: 'horoscope', Icon: WheelIcon },
  { href: '/wallet', page: 'wallet', Icon: WalletIcon },
] as const

export function Tabs() {
  const { pathname } = useLocation()
  const words = pageWords()
  return (
    <TabBar
      items={TABS.map(({ href, page, Icon }) => ({
        href,
        label: words[page],
        icon: <Icon size={20} />,
        current: href === '/' ? pathname === '/' : pathname.startsWith(href),
      }))}
    />
  )
}
