import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TickRule } from './tick-rule.tsx'

const meta = {
  title: 'Components/TickRule',
  component: TickRule,
  args: {},
} satisfies Meta<typeof TickRule>
export default meta
type Story = StoryObj<typeof meta>

export const Divider: Story = {}
export const Progress: Story = {
  args: { value: 0.36, label: 'Time used', valueText: '5 minutes 24 of 15' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Time used' })).toHaveAttribute('aria-valuenow', '36')
  },
}
export const Waiting: Story = { args: { value: 0.6, tone: 'time', label: 'Request', valueText: '36 seconds of 60' } }
export const LastMinute: Story = {
  args: { value: 0.95, tone: 'live', label: 'Time used', valueText: '14 minutes 15 of 15' },
}
