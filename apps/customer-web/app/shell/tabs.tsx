import { pageWords } from '@tarapath/customer-core/platform'
import { HomeIcon, LiveIcon, PeopleIcon, TabBar, WalletIcon, WheelIcon } from '@tarapath/ui-kit'
import { usePressedPath } from './use-pressed-path.ts'
import { shellWords } from './words/shell.gen.ts'

const TABS = [
  { href: '/', page: 'home', Icon: HomeIcon },
  { href: '/consult-astrologer-online', page: 'astrologers', Icon: PeopleIcon },
  { href: '/live', page: 'live', Icon: LiveIcon },
  { href: '/horoscope', page: 'horoscope', Icon: WheelIcon },
  { href: '/wallet', page: 'wallet', Icon: WalletIcon },
] as const

export default function Tabs() {
  const pathname = usePressedPath()
  const words = pageWords()
  return (
    <TabBar
      label={shellWords().mainMenu}
      items={TABS.map(({ href, page, Icon }) => ({
        href,
        label: words[page],
        icon: <Icon size={20} />,
        prefetch: page === 'astrologers' ? 'viewport' : undefined,
        current: href === '/' ? pathname === '/' : pathname.startsWith(href),
      }))}
    />
  )
}
