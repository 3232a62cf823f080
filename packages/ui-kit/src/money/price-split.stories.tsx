import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceSplit } from './price-split.tsx'

const meta = {
  title: 'Patterns/PriceSplit',
  component: PriceSplit,
  args: { caption: 'What you pay', rows: [] },
} satisfies Meta<typeof PriceSplit>
export default meta
type Story = StoryObj<typeof meta>

export const Recharge: Story = {
  args: {
    rows: [
      { label: 'Added to wallet', paise: 50000 },
      { label: 'GST 18%', paise: 9000 },
      { label: 'You pay', paise: 59000, tone: 'strong' },
    ],
  },
}
export const BeforeYouStart: Story = {
  args: {
    caption: 'What this can cost',
    rows: [
      { label: 'Rate', value: <strong>₹18.00 / min</strong> },
      { label: 'Your balance', value: <strong>₹412.50</strong> },
      { label: 'Longest this can run', value: <strong>22 min 55 s</strong> },
      { label: 'Most it can cost', paise: 41250, tone: 'money' },
    ],
  },
}
