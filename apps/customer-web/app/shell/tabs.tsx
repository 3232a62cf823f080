import { BookIcon, HomeIcon, PeopleIcon, TabBar, WalletIcon, WheelIcon } from '@tarapath/ui-kit'
import { useLocation } from 'react-router'

const TABS = [
  { href: '/', label: 'Home', Icon: HomeIcon },
  { href: '/consult-astrologer-online', label: 'Astrologers', Icon: PeopleIcon, prefetch: 'viewport' as const },
  { href: '/horoscope', label: 'Horoscope', Icon: WheelIcon },
  { href: '/history', label: 'History', Icon: BookIcon },
  { href: '/wallet', label: 'Wallet', Icon: WalletIcon },
]

export function Tabs() {
  const { pathname } = useLocation()
  return (
    <TabBar
      items={TABS.map(({ href, label, Icon, prefetch }) => ({
        href,
        label,
        icon: <Icon size={20} />,
        prefetch,
        current: href === '/' ? pathname === '/' : pathname.startsWith(href),
      }))}
    />
  )
}
