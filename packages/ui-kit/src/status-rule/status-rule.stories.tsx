import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusRule } from './status-rule.tsx'

const meta = {
  title: 'Components/StatusRule',
  component: StatusRule,
  args: {
    label: 'Your payment',
    steps: [{ label: 'Asked', date: '4:12 pm' }, { label: 'Confirming with PhonePe' }, { label: 'In your wallet' }],
    current: 1,
  },
} satisfies Meta<typeof StatusRule>
export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  },
}
export const Done: Story = { args: { current: 2 } }
