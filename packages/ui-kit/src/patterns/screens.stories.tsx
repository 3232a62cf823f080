import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { AstrologerCard } from '../astrologer/astrologer-card.tsx'
import { Brand } from '../brand/brand.tsx'
import { GnomonDial } from '../brand/gnomon-dial.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { StarsInput } from '../field/stars-input.tsx'
import { RashiGlyph } from '../glyph/rashi-glyph.tsx'
import { Badge } from '../label/badge.tsx'
import { ChipRow } from '../label/chip-row.tsx'
import { Chip } from '../label/chip.tsx'
import { TextLink } from '../link/text-link.tsx'
import { AmountPicker } from '../money/amount-picker.tsx'
import { PriceSplit } from '../money/price-split.tsx'
import { Receipt } from '../money/receipt.tsx'
import { TabBar } from '../shell/tab-bar.tsx'
import { TopBar } from '../shell/top-bar.tsx'
import { WalletChip } from '../shell/wallet-chip.tsx'
import { TickRule } from '../tick-rule/tick-rule.tsx'

/** The components together, as on the designed screens. */
const meta = { title: 'Patterns/Composed' } satisfies Meta
export default meta
type Story = StoryObj

const stack = { display: 'grid', gap: 12, paddingBlock: 8, alignContent: 'start' } as const

function Phone({ tab, balance = 41250, children }: { tab: string; balance?: number; children: ReactNode }) {
  return (
    <div data-screen style={{ minHeight: '100dvh', paddingBottom: 64 }}>
      <TopBar brand={<Brand />}>
        <WalletChip href="#wallet" paise={balance} />
      </TopBar>
      <main className="ui-page" style={stack}>
        {children}
      </main>
      <TabBar
        items={['Home', 'Astrologers', 'Live', 'Horoscope', 'Wallet'].map((label) => ({
          href: `#${label}`,
          label,
          current: label === tab,
        }))}
      />
    </div>
  )
}

export const Home: Story = {
  render: () => (
    <Phone tab="Home">
      <GnomonDial sign="vrishchik" />
      <TickRule />
      <p className="ui-note">Friday 20 November · Vrishchika season · Moon in Kumbha</p>
      <h1 className="ui-display">Ask someone who reads the sky for a living.</h1>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button href="#list">Chat from ₹12/min</Button>
        <Button href="#call" variant="outline">
          Call
        </Button>
      </div>
      <Card style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <RashiGlyph sign="vrishchik" size={30} className="ui-glyph" />
        <div>
          <h2 style={{ fontSize: 'var(--text-17)' }}>Scorpio today</h2>
          <span className="ui-note">Mercury is still. Read twice, sign once.</span>
        </div>
      </Card>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <Badge kind="live" /> <strong>Acharya Meera</strong> <span className="ui-note">412 watching</span>
      </p>
    </Phone>
  ),
}

const people = [
  ['Acharya Meera', 'Vedic · Marriage · 14 yrs', 'Hindi, English', 1800, 4.9, 23, 'online'],
  ['Pt. Raghav Joshi', 'KP · Career · 9 yrs', 'Hindi, Marathi', 1200, 4.7, 25, 'busy'],
  ['Lakshmi Iyer', 'Nadi · Health · 21 yrs', 'Tamil, English', 3200, 4.9, 16, 'online'],
  ['Dr. Farah Khan', 'Tarot · Love · 6 yrs', 'Hindi, Urdu', 1500, 4.6, 19, 'online'],
] as const

export const Astrologers: Story = {
  render: () => (
    <Phone tab="Astrologers">
      <h1>Astrologers</h1>
      <ChipRow label="Filters">
        <Chip pressed>Online now</Chip>
        <Chip pressed={false}>Hindi</Chip>
        <Chip pressed={false}>Under ₹25</Chip>
        <Chip>Filters 2</Chip>
      </ChipRow>
      <TickRule />
      <div
        style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}
      >
        {people.map(([name, skills, languages, rate, rating, count, status], seed) => (
          <AstrologerCard
            key={name}
            name={name}
            href={`#${seed}`}
            seed={seed}
            skills={skills}
            languages={languages}
            ratePaise={rate}
            rating={rating}
            ratingCount={count}
            ratingDetail={`${count * 8} chats`}
            status={status}
            level={2}
            action={
              status === 'busy' ? (
                <Button size="s" variant="outline">
                  Profile
                </Button>
              ) : (
                <Button size="s">Chat</Button>
              )
            }
          />
        ))}
      </div>
    </Phone>
  ),
}

function EndedScreen() {
  const [stars, setStars] = useState<number | null>(4)
  return (
    <Phone tab="" balance={14250}>
      <h1>Chat ended</h1>
      <p>It reached the 15-minute limit you set.</p>
      <Receipt
        reference="TP-8F21C"
        rows={[
          { label: 'Acharya Meera joined', value: '4:12:08 pm' },
          { label: 'Ended by timer', value: '4:27:08 pm' },
          { label: 'Paused, network', value: '0:14 not billed' },
          { label: 'Paid time', value: '14:46 × ₹18' },
        ]}
        total={{ label: 'Taken from wallet', paise: 26580 }}
      />
      <h2>How was it?</h2>
      <StarsInput legend="How was it?" hideLegend name="stars" value={stars} onChange={setStars} />
      <ChipRow label="What was it like?">
        <Chip pressed={false}>Listened</Chip>
        <Chip pressed={false}>Clear timing</Chip>
        <Chip pressed={false}>Too slow</Chip>
      </ChipRow>
      <Button full>Send review</Button>
      <Button full variant="outline">
        Something was wrong
      </Button>
    </Phone>
  )
}

export const Ended: Story = { render: () => <EndedScreen /> }

function WalletScreen() {
  const [amount, setAmount] = useState(50000)
  return (
    <Phone tab="Wallet">
      <p className="ui-note">Wallet balance</p>
      <p className="ui-display" style={{ color: 'var(--c-money-text)' }}>
        ₹412.50
      </p>
      <p>About 22 min with Acharya Meera, or 34 min with Pt. Raghav.</p>
      <TickRule />
      <h1 style={{ fontSize: 'var(--text-20)' }}>Add money</h1>
      <AmountPicker
        legend="Add money"
        hideLegend
        name="amount"
        value={amount}
        onChange={setAmount}
        amounts={[
          { paise: 10000 },
          { paise: 20000 },
          { paise: 50000, detail: '+ ₹50 bonus' },
          { paise: 100000, detail: '+ 10%' },
          { paise: 200000, detail: '+ 10%' },
          { paise: 500000, detail: '+ 10%' },
        ]}
      />
      <PriceSplit
        caption="What you pay"
        rows={[
          { label: 'Added to wallet', paise: amount },
          { label: 'GST 18%', paise: amount * 0.18 },
          { label: 'You pay', paise: amount * 1.18, tone: 'strong' },
        ]}
      />
      <Button full variant="money">
        Pay ₹590.00 with UPI
      </Button>
      <p className="ui-note">
        Money added here can be spent on Tarapath only. See <TextLink href="#refunds">refund rules</TextLink>.
      </p>
    </Phone>
  )
}

export const Wallet: Story = { render: () => <WalletScreen /> }
