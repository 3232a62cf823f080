import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { HeartOutlineIcon } from '../icon/icons.tsx'
import { Badge } from '../label/badge.tsx'
import { SkeletonGroup } from '../loading/skeleton.tsx'
import { AstrologerCardSkeleton } from './astrologer-card-skeleton.tsx'
import { AstrologerCard } from './astrologer-card.tsx'

const meta = {
  title: 'Patterns/AstrologerCard',
  component: AstrologerCard,
  args: {
    name: 'Acharya Meera',
    href: '#acharya-meera-7',
    seed: 6,
    graha: 'chandra',
    lines: ['Vedic · Marriage · 14 yrs', 'Hindi, English'],
    ratePaise: 1800,
    rating: 4.9,
    ratingCount: 2140,
    status: 'online',
    action: <Button size="s">Chat</Button>,
  },
} satisfies Meta<typeof AstrologerCard>
export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {}
export const Busy: Story = {
  args: {
    name: 'Pt. Raghav Joshi',
    seed: 7,
    graha: 'budh',
    status: 'busy',
    lines: ['KP · Career · 9 yrs', 'Hindi, Marathi'],
    ratePaise: 1200,
    action: (
      <Button size="s" variant="outline">
        Join queue · ~6m
      </Button>
    ),
  },
}
export const Offline: Story = {
  args: { name: 'Lakshmi Iyer', seed: 8, status: 'offline', originalPaise: 2500, action: undefined },
}
export const WithEverything: Story = {
  args: {
    name: 'Dr. Farah Khan Lakshminarayanan',
    badge: <Badge kind="new" />,
    originalPaise: 2500,
    favourite: (
      <IconButton label="Add to favourites" pressed={false}>
        <HeartOutlineIcon />
      </IconButton>
    ),
  },
}
export const Compact: Story = { args: { compact: true } }
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading astrologers">
      <AstrologerCardSkeleton />
    </SkeletonGroup>
  ),
}
