import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { OtpInput, type OtpInputProps } from './otp-input.tsx'

const meta = {
  title: 'Components/OtpInput',
  component: OtpInput,
  args: { value: '', onChange: () => {}, onComplete: fn() },
} satisfies Meta<typeof OtpInput>
export default meta
type Story = StoryObj<typeof meta>

function Typing(args: OtpInputProps) {
  const [value, setValue] = useState(args.value)
  return <OtpInput {...args} value={value} onChange={setValue} />
}

export const Idle: Story = {
  render: (args) => <Typing {...args} />,
  args: { hint: 'Sent to +91 98765 43210.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: '6-digit code' })
    await userEvent.click(input)
    await userEvent.paste('123 456')
    await expect(input).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}
export const PartlyFilled: Story = { args: { value: '123', autoFocus: true } }
export const Checking: Story = { args: { value: '123456', state: 'checking', message: 'Checking the code' } }
export const Wrong: Story = {
  args: { value: '123456', state: 'wrong', message: 'This is not the code we sent. Type it again.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input.selectionEnd).toBe(6)
  },
}
export const Expired: Story = {
  args: { value: '123456', state: 'expired', message: 'This code is older than 5 minutes. Ask for a new one.' },
}
