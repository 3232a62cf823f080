import type { Meta, StoryObj } from '@storybook/react-vite'
import { Duration } from '../text/duration.tsx'
import { TickRing } from './tick-ring.tsx'

const meta = {
  title: 'Components/TickRing',
  component: TickRing,
  args: { count: 120, done: 18, label: 'to start', children: <Duration seconds={102} /> },
} satisfies Meta<typeof TickRing>
export default meta

type Story = StoryObj<typeof meta>

export const Countdown: Story = {}

export const LastMoments: Story = { args: { done: 96, tone: 'live', children: <Duration seconds={24} /> } }
