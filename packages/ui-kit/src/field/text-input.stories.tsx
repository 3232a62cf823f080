import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextInput } from './text-input.tsx'

const meta = {
  title: 'Components/TextInput',
  component: TextInput,
  args: { label: 'Name' },
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { autoComplete: 'name' } }
export const WithAHint: Story = { args: { hint: 'As you want to be called.', optional: true } }
export const Invalid: Story = {
  args: { label: 'Coupon', defaultValue: 'DIWALI', error: 'This coupon ended on 12 Nov. Try another one.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Coupon' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('This coupon ended on 12 Nov. Try another one.')
  },
}
export const WithAButton: Story = {
  args: {
    label: 'Coupon',
    suffix: (
      <Button variant="quiet" size="s">
        Apply
      </Button>
    ),
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Asha' } }
