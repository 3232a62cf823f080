import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
/** A name without a space to break at takes nothing away from the amounts. */
export const LongName: Story = {
  args: { rows: [{ label: 'Venkatasubrahmanyam-Krishnamurthy joined', value: '12:12:08 pm' }] },
  globals: { viewport: { value: 'phone320', isRotated: false } },
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('region', { name: 'Receipt' })
    await expect(receipt.scrollWidth).toBe(receipt.clientWidth)
  },
}
