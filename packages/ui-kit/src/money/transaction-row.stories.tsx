import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallIcon, ChatIcon, DownloadIcon, PendingIcon } from '../icon/icons.tsx'
import { Jharokha } from '../portrait/jharokha.tsx'
import { TransactionRow } from './transaction-row.tsx'

const meta = {
  title: 'Patterns/TransactionRow',
  component: TransactionRow,
  args: {
    lead: <ChatIcon />,
    title: 'Chat with Acharya Meera',
    detail: '18 Nov 2026, 4:27 pm · 14 min 46 s',
    paise: -26580,
  },
} satisfies Meta<typeof TransactionRow>
export default meta
type Story = StoryObj<typeof meta>

export const Transactions: Story = {
  render: (args) => (
    <ul className="ui-rows">
      <TransactionRow {...args} href="#receipt" />
      <TransactionRow
        lead={<PendingIcon />}
        title="Recharge ₹200"
        paise={20000}
        status="pending"
        statusText="Pending · Check status"
        href="#payment"
      />
      <TransactionRow
        lead={<DownloadIcon />}
        title="Recharge ₹500"
        detail="16 Nov 2026, 9:02 am"
        paise={55000}
        href="#recharge"
      />
      <TransactionRow
        lead={<DownloadIcon />}
        title="Recharge ₹200"
        detail="15 Nov 2026, 9:12 am"
        paise={20000}
        status="failed"
        statusText="Failed"
        href="#failed"
      />
    </ul>
  ),
}
export const Consultations: Story = {
  render: () => (
    <ul className="ui-rows">
      <TransactionRow
        lead={<Jharokha seed={6} initials="M" size={36} />}
        title="Acharya Meera"
        detail={
          <>
            <ChatIcon size={15} title="Chat" />
            14 min 46 s · 18 Nov
          </>
        }
        paise={26580}
        sign="auto"
        href="#1"
      />
      <TransactionRow
        lead={<Jharokha seed={7} initials="RJ" size={36} />}
        title="Pt. Raghav Joshi"
        detail={
          <>
            <CallIcon size={15} title="Call" />
            Not answered · 8 Nov
          </>
        }
        paise={0}
        sign="auto"
        statusText="Answered"
        href="#2"
      />
    </ul>
  ),
}
