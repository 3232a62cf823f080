import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { TransactionRow } from './transaction-row.tsx'

const meta = {
  title: 'Patterns/TransactionRow',
  component: TransactionRow,
  args: { title: 'Chat with Acharya Meera', detail: '20 Nov 2026, 4:27 pm · 14 min 46 s', paise: -26580 },
} satisfies Meta<typeof TransactionRow>
export default meta
type Story = StoryObj<typeof meta>

export const Activity: Story = {
  render: (args) => (
    <ul className="ui-rows">
      <TransactionRow {...args} href="#receipt" />
      <TransactionRow {...args} title="Chat with Kavya Nair" statusText="Answered" href="#receipt" />
      <TransactionRow title="Money added" detail="20 Nov 2026, 4:01 pm · UPI" paise={50000} />
      <TransactionRow
        title="Money added"
        detail="20 Nov 2026, 3:58 pm · UPI"
        paise={50000}
        status="pending"
        action={
          <Button size="s" variant="outline">
            Check again
          </Button>
        }
      />
      <TransactionRow title="Money added" detail="19 Nov 2026, 9:12 am · UPI" paise={20000} status="failed" />
    </ul>
  ),
}
