import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Brand } from '../brand/brand.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { LiveIcon, UserIcon } from '../icon/icons.tsx'
import { HomeIcon, PeopleIcon, WalletIcon } from '../icon/tab-icons.tsx'
import { Footer } from './footer.tsx'
import { NavMenu } from './nav-menu.tsx'
import { PageBar } from './page-bar.tsx'
import { PromoStrip } from './promo-strip.tsx'
import { ScrollTop } from './scroll-top.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar, TopBarLink } from './top-bar.tsx'
import { WalletChip } from './wallet-chip.tsx'

const meta = { title: 'Patterns/Shell', component: TopBar, args: { brand: <Brand /> } } satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

const nav = (
  <>
    <TopBarLink href="#home" current>
      Home
    </TopBarLink>
    <TopBarLink href="#list">Astrologers</TopBarLink>
    <NavMenu
      label="Horoscope"
      items={[
        { href: '#h-2025', label: 'Horoscope 2025' },
        { href: '#yearly', label: 'Yearly Horoscope' },
      ]}
    />
  </>
)

export const SignedOut: Story = {
  render: () => (
    <div data-screen>
      <SkipLink />
      <PromoStrip text="First chat: 5 minutes free with any astrologer" />
      <TopBar brand={<Brand />} nav={nav}>
        <Button size="s" variant="outline">
          Sign in
        </Button>
      </TopBar>
      <main id="main" className="ui-page" style={{ minHeight: 200, paddingTop: 16 }}>
        <h1>Astrologers</h1>
      </main>
    </div>
  ),
}

export const SignedIn: Story = {
  render: () => (
    <div data-screen>
      <TopBar brand={<Brand />} nav={nav}>
        <WalletChip href="#wallet" paise={41250} />
        <IconButton label="Profile">
          <UserIcon />
        </IconButton>
      </TopBar>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wallet balance 412 rupees 50 paise' })).toBeVisible()
  },
}

export const BalanceLoading: Story = { args: { children: <WalletChip href="#wallet" paise={null} /> } }

export const HoroscopeMenu: Story = {
  render: () => (
    <div style={{ minHeight: 180 }}>
      <NavMenu
        label="Horoscope"
        items={[
          { href: '#h-2025', label: 'Horoscope 2025', current: true },
          { href: '#yearly', label: 'Yearly Horoscope' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.getByText('Horoscope')
    await userEvent.click(menu)
    await expect(canvas.getByRole('link', { name: 'Horoscope 2025' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(menu.closest('details')).not.toHaveAttribute('open')
    await expect(menu).toHaveFocus()
    await userEvent.click(menu)
  },
}

export const ChatBar: Story = {
  render: () => (
    <PageBar title="Acharya Meera" backHref="#back">
      <Button size="s" variant="danger-outline">
        End
      </Button>
    </PageBar>
  ),
}

const tabs = [
  { href: '#home', label: 'Home', icon: <HomeIcon />, current: true },
  { href: '#list', label: 'Astrologers', icon: <PeopleIcon /> },
  { href: '#live', label: 'Live', icon: <LiveIcon />, badge: '3' },
  { href: '#wallet', label: 'Wallet', icon: <WalletIcon /> },
]

export const Tabs: Story = { render: () => <TabBar items={tabs} /> }
export const TabsWithoutIcons: Story = {
  render: () => <TabBar items={tabs.map(({ href, label, current }) => ({ href, label, current }))} />,
}

export const PageEnd: Story = {
  render: () => (
    <div data-screen style={{ paddingTop: 900 }}>
      <ScrollTop />
      <Footer
        id="contact_us"
        brand={<Brand />}
        columns={[
          {
            heading: 'Talk',
            links: [
              { href: '#list', label: 'Astrologers' },
              { href: '#topics', label: 'Topics' },
            ],
          },
          {
            heading: 'Money',
            links: [
              { href: '#wallet', label: 'Wallet' },
              { href: '#refunds', label: 'Refunds' },
            ],
          },
          { heading: 'Contact', links: [{ href: 'mailto:help@tarapath.in', label: 'help@tarapath.in' }] },
        ]}
      >
        Readings are opinions, not medical, legal or financial advice. For people over 18.
      </Footer>
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 200)
    const button = await canvas.findByRole('button', { name: 'Back to top' })
    const { left, right } = button.getBoundingClientRect()
    const text = canvas.getByText(/^Readings are opinions/).getBoundingClientRect()
    await expect(right <= text.left || left >= text.right).toBe(true)
    await userEvent.click(button)
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}
