import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './select.tsx'

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Language',
    options: [
      { value: 'hi', label: 'Hindi' },
      { value: 'en', label: 'English' },
      { value: 'mr', label: 'Marathi' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithAPlaceholder: Story = { args: { placeholder: 'Any language' } }
export const Invalid: Story = { args: { placeholder: 'Choose', error: 'Choose a language.' } }
