import type { Meta, StoryObj } from '@storybook/react-vite'
import { Receipt } from './receipt.tsx'

const meta = {
  title: 'Patterns/Receipt',
  component: Receipt,
  args: {
    reference: 'TP-8F21C',
    rows: [
      { label: 'Acharya Meera joined', value: '4:12:08 pm' },
      { label: 'Ended by timer', value: '4:27:08 pm' },
      { label: 'Paused, network', value: '0:14 not billed' },
      { label: 'Paid time', value: '14:46 × ₹18' },
    ],
    total: { label: 'Taken from wallet', paise: 26580 },
  },
} satisfies Meta<typeof Receipt>
export default meta
type Story = StoryObj<typeof meta>

export const Consultation: Story = {}
