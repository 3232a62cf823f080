import type { Meta, StoryObj } from '@storybook/react-vite'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { label: 'What should others know?' },
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { optional: true } }
export const Invalid: Story = { args: { error: 'Keep it under 500 characters.' } }
