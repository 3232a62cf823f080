import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Patterns/Empty and error',
  component: EmptyState,
  args: { title: 'No consultations yet' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    children: 'What you ask, and what it cost, will be here.',
    action: <Button href="#list">Find an astrologer</Button>,
  },
}
export const Failed: Story = {
  render: () => (
    <ErrorState onRetry={fn()} reference="7F3A-91">
      The astrologers could not be loaded. Check your connection.
    </ErrorState>
  ),
}
export const Retrying: Story = { render: () => <ErrorState onRetry={fn()} retrying /> }
