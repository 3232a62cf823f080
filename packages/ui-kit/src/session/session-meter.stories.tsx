import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Chip } from '../label/chip.tsx'
import { SessionMeter } from './session-meter.tsx'

const meta = {
  title: 'Patterns/SessionMeter',
  component: SessionMeter,
  args: { usedPaise: 9720, secondsLeft: 576, totalSeconds: 900 },
} satisfies Meta<typeof SessionMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Ok: Story = {}
export const FiveMinutes: Story = { args: { usedPaise: 18060, secondsLeft: 298 } }
export const TwoMinutes: Story = {
  args: { usedPaise: 23520, secondsLeft: 116, action: <Chip>Add money</Chip> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 minutes left')).toBeInTheDocument()
  },
}
export const OneMinute: Story = { args: { usedPaise: 25740, secondsLeft: 42 } }
export const Paused: Story = { args: { state: 'paused' } }
export const Ended: Story = { args: { state: 'ended', secondsLeft: 0, usedPaise: 26580 } }
