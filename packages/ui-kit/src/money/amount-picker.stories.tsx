import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { AmountPicker, type AmountPickerProps } from './amount-picker.tsx'

const meta = {
  title: 'Patterns/AmountPicker',
  component: AmountPicker,
  args: {
    legend: 'Add money',
    name: 'amount',
    value: 50000,
    onChange: () => {},
    amounts: [
      { paise: 10000 },
      { paise: 20000 },
      { paise: 50000, detail: '+ ₹50 bonus' },
      { paise: 100000, detail: '+ 10%' },
      { paise: 200000, detail: '+ 10%' },
      { paise: 500000, detail: '+ 10%', disabled: true },
    ],
  },
} satisfies Meta<typeof AmountPicker>
export default meta
type Story = StoryObj<typeof meta>

function Picking(args: AmountPickerProps) {
  const [value, setValue] = useState(args.value)
  return <AmountPicker {...args} value={value} onChange={setValue} />
}

export const Choosing: Story = {
  render: (args) => <Picking {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '₹1,000 + 10%' }))
    await expect(canvas.getByRole('radio', { name: '₹1,000 + 10%' })).toBeChecked()
  },
}
export const WithAnError: Story = { args: { value: null, error: 'Choose an amount.' } }
