import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { ActionBar } from './action-bar.tsx'

const meta = {
  title: 'Patterns/ActionBar',
  component: ActionBar,
  args: { children: null },
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Payment: Story = {
  args: { children: <Button variant="money">Pay ₹590 · get ₹550</Button> },
}
export const OfAConsultation: Story = {
  args: {
    label: 'Actions',
    children: (
      <>
        <Button>Chat again</Button>
        <Button variant="outline">Review</Button>
        <Button variant="outline">Report a problem</Button>
      </>
    ),
  },
}
