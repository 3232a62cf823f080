import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx'

const meta = {
  title: 'Components/ChoiceCards',
  component: ChoiceCards,
  args: {
    legend: 'Stop me at',
    name: 'limit',
    value: '900',
    onChange: () => {},
    columns: 2,
    options: [
      { value: '600', label: '10 min', detail: '₹180 at most' },
      { value: '900', label: '15 min', detail: '₹270 at most' },
      { value: '1375', label: 'No limit', detail: '₹412.50 at most' },
      { value: '1800', label: '30 min', detail: 'Add ₹127.50', disabled: true },
    ],
  },
} satisfies Meta<typeof ChoiceCards>
export default meta
type Story = StoryObj<typeof meta>

function Choosing(args: ChoiceCardsProps) {
  const [value, setValue] = useState(args.value)
  return <ChoiceCards {...args} value={value} onChange={setValue} />
}

export const TwoColumns: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /15 min/ }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /10 min/ })).toBeChecked()
  },
}
export const OneColumn: Story = { args: { columns: 1 } }
export const WithAnError: Story = { args: { value: null, error: 'Choose how long.' } }
