import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { CallIcon, HeartIcon, HeartOutlineIcon } from '../icon/icons.tsx'
import { SkeletonGroup } from '../loading/skeleton.tsx'
import { AstrologerCardSkeleton } from './astrologer-card-skeleton.tsx'
import { AstrologerCard, type AstrologerCardProps } from './astrologer-card.tsx'

const save = (
  <IconButton label="Save Pt. Jagannath Mishra">
    <HeartOutlineIcon />
  </IconButton>
)

const online: AstrologerCardProps = {
  name: 'Pt. Jagannath Mishra',
  href: '#pt-jagannath-mishra-5',
  seed: 5,
  skills: 'Vedic · Muhurta · 33 yrs',
  languages: 'Odia, Hindi',
  ratePaise: 2500,
  rating: 4.9,
  ratingCount: 23,
  ratingDetail: '255 chats',
  status: 'online',
  favourite: save,
  action: <Button size="s">Chat</Button>,
}
const busy: AstrologerCardProps = {
  ...online,
  name: 'Pt. Raghav Joshi',
  seed: 7,
  skills: 'KP · Career · 9 yrs',
  languages: 'Hindi, Marathi',
  ratePaise: 1200,
  rating: 4.7,
  ratingCount: 25,
  ratingDetail: '188 chats',
  status: 'busy',
  statusNote: '~6 min',
  statusName: 'Busy, free in about 6 min',
  action: (
    <Button size="s" variant="outline">
      Join waiting list
    </Button>
  ),
}
const offline: AstrologerCardProps = {
  ...online,
  name: 'Padmaja Venkateswara Reddy Lakshminarayanan',
  seed: 12,
  skills: 'KP · Career · 13 yrs',
  languages: 'Telugu, English',
  ratePaise: 2600,
  originalPaise: 3000,
  rating: 4.8,
  ratingCount: 22,
  ratingDetail: '240 chats',
  status: 'offline',
  statusNote: 'till 6 am',
  statusName: 'Offline, back at 6 am',
  action: (
    <Button size="s" variant="outline">
      Notify me
    </Button>
  ),
}

const meta = {
  title: 'Patterns/AstrologerCard',
  component: AstrologerCard,
  args: online,
} satisfies Meta<typeof AstrologerCard>
export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {}
export const Busy: Story = { args: busy }
export const Offline: Story = { args: offline }
export const Saved: Story = {
  args: {
    favourite: (
      <IconButton label="Remove Pt. Jagannath Mishra from favourites" data-chosen>
        <HeartIcon />
      </IconButton>
    ),
  },
}
export const NotRatedYet: Story = {
  args: { rating: undefined, ratingCount: undefined, ratingDetail: 'New on Tarapath' },
}
export const Compact: Story = {
  args: {
    name: 'Zeenat Begum',
    seed: 3,
    compact: true,
    rating: 4.8,
    ratingCount: 13,
    ratePaise: 1100,
    languages: 'Urdu',
  },
}
/** Every state has the same height. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      <AstrologerCard
        {...online}
        action={
          <>
            <IconButton variant="outline" label="Call Pt. Jagannath Mishra">
              <CallIcon size={20} />
            </IconButton>
            <Button size="s">Chat</Button>
          </>
        }
      />
      <AstrologerCard
        {...busy}
        languages={
          <>
            <strong>Marathi</strong>, Hindi
          </>
        }
      />
      <AstrologerCard {...offline} />
      <AstrologerCard {...online} compact />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('article').slice(0, 3)
    for (const card of others) await expect(card.offsetHeight).toBe(first?.offsetHeight)
  },
}
/** Long names are cut off, and a name in Devanagari changes no height. */
export const LongAndHindiNames: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, inlineSize: 328 }}>
      <AstrologerCard {...online} />
      <AstrologerCard {...offline} />
      <AstrologerCard {...busy} name="ज्योतिषाचार्य पंडित राघवेन्द्र शास्त्री" languages="Hindi, Marathi, Sanskrit" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('article')
    for (const card of others) {
      await expect(card.offsetHeight).toBe(first?.offsetHeight)
      await expect(card.scrollWidth).toBe(card.clientWidth)
    }
  },
}
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading astrologers">
      <AstrologerCardSkeleton />
    </SkeletonGroup>
  ),
}
