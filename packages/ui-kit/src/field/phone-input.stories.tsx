import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'

const meta = {
  title: 'Components/PhoneInput',
  component: PhoneInput,
  args: { value: '', onChange: () => {} },
} satisfies Meta<typeof PhoneInput>
export default meta
type Story = StoryObj<typeof meta>

function Typing(args: PhoneInputProps) {
  const [value, setValue] = useState(args.value)
  return <PhoneInput {...args} value={value} onChange={setValue} />
}

export const Empty: Story = { render: (args) => <Typing {...args} /> }
export const Pasted: Story = {
  render: (args) => <Typing {...args} hint="We send a code by SMS." />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.click(input)
    await userEvent.paste('+91 98765-43210')
    await expect(input).toHaveValue('9876543210')
  },
}
export const Invalid: Story = { args: { value: '98765', error: 'A mobile number has 10 digits.' } }
