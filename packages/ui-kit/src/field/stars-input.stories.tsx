import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { StarsInput, type StarsInputProps } from './stars-input.tsx'

const meta = {
  title: 'Components/StarsInput',
  component: StarsInput,
  args: { legend: 'How was it?', name: 'stars', value: null, onChange: () => {} },
} satisfies Meta<typeof StarsInput>
export default meta
type Story = StoryObj<typeof meta>

function Rating(args: StarsInputProps) {
  const [value, setValue] = useState(args.value)
  return <StarsInput {...args} value={value} onChange={setValue} />
}

export const Choosing: Story = {
  render: (args) => <Rating {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars, Very good' }))
    await expect(canvas.getByRole('radio', { name: '4 stars, Very good' })).toBeChecked()
  },
}
export const WithAnError: Story = { args: { error: 'Choose a number of stars, or skip.' } }
