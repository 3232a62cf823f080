import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Only people who are online' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithAHint: Story = { args: { hint: 'They answer within two minutes.' } }
export const Invalid: Story = { args: { error: 'Tick this to go on.' } }
