import type { Meta, StoryObj } from '@storybook/react-vite'
import { Duration } from '../text/duration.tsx'
import { Rating } from '../text/rating.tsx'
import { RatePerMinute } from './rate-per-minute.tsx'
import { Rupees } from './rupees.tsx'

const meta = {
  title: 'Components/Money',
  component: Rupees,
  args: { paise: 12345650 },
} satisfies Meta<typeof Rupees>
export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = {}
export const Signed: Story = { args: { paise: 50000, sign: 'always' } }
export const Negative: Story = { args: { paise: -26580 } }
export const WithoutTrailingZeros: Story = { args: { paise: 1800, trailingZeros: 'strip' } }
export const InEczar: Story = {
  args: { paise: 14250, display: true },
  render: (args) => (
    <span className="ui-display">
      <Rupees {...args} />
    </span>
  ),
}
export const Spoken: Story = { args: { paise: 41250, spoken: true } }
export const Rate: Story = { render: () => <RatePerMinute paise={1800} originalPaise={2500} /> }
export const ExactRate: Story = { render: () => <RatePerMinute paise={1800} exact /> }
export const TimeAndRating: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Duration seconds={576} />
      <Duration seconds={1375} form="words" />
      <Rating value={4.9} count={2140} detail="255 chats" />
    </div>
  ),
}
