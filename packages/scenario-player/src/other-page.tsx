import {
  AstrologerCard,
  Brand,
  Button,
  HomeIcon,
  LiveIcon,
  PeopleIcon,
  TabBar,
  TickRule,
  TopBar,
  WalletChip,
  WalletIcon,
  WheelIcon,
} from '@tarapath/ui-kit'
import styles from './other-page.module.css'
import { ASTROLOGER } from './scripted-consultation.ts'

const TABS = [
  { href: '/', label: 'Home', icon: <HomeIcon /> },
  { href: '/consult-astrologer-online', label: 'Astrologers', icon: <PeopleIcon /> },
  { href: '/live-astrologers', label: 'Live', icon: <LiveIcon /> },
  { href: '/daily-horoscope', label: 'Horoscope', icon: <WheelIcon /> },
  { href: '/wallet', label: 'Wallet', icon: <WalletIcon /> },
]

/** A page that is not the chat: what matters there is the bar at its foot. */
export function OtherPage({ path }: { path: string }) {
  const current = TABS.find(({ href }) => href === path)
  return (
    <>
      <TopBar brand={<Brand href="/" />}>
        <WalletChip href="/wallet" paise={41_250} />
      </TopBar>
      <main id="main" className={`ui-page ${styles['page']}`}>
        <h1>{path === '/' ? 'Ask someone who reads the sky' : (current?.label ?? 'Tarapath')}</h1>
        <TickRule />
        <AstrologerCard
          name={ASTROLOGER.name}
          href="/"
          seed={ASTROLOGER.id}
          skills="Vedic · Marriage · 14 yrs"
          languages="Hindi, English"
          ratePaise={ASTROLOGER.price_per_minute * 100}
          rating={4.9}
          ratingCount={23}
          ratingDetail="312 chats"
          status="online"
          level={2}
          action={<Button size="s">Chat</Button>}
        />
      </main>
      <TabBar items={TABS.map((tab) => ({ ...tab, current: tab === current }))} />
    </>
  )
}
