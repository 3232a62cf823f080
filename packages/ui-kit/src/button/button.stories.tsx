import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChatIcon } from '../icon/icons.tsx'
import { Button } from './button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Start chat', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start chat' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: () => (
    <div style={row}>
      <Button>Start chat</Button>
      <Button variant="outline">Not now</Button>
      <Button variant="money">Pay ₹590.00 with UPI</Button>
      <Button variant="danger">End chat</Button>
      <Button variant="danger-outline">End</Button>
      <Button variant="quiet">Skip</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="s">Chat</Button>
      <Button>Chat from ₹12/min</Button>
      <Button size="l" icon={<ChatIcon />}>
        Chat now
      </Button>
    </div>
  ),
}

export const Full: Story = { args: { full: true } }

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start chat' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledWithAReason: Story = {
  args: { disabledReason: 'Add ₹24.00 to talk for at least 2 minutes.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Start chat' })
    await expect(button).toHaveAccessibleDescription('Add ₹24.00 to talk for at least 2 minutes.')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsALink: Story = {
  args: { href: '#wallet', children: 'Add money' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add money' })).toHaveAttribute('href', '#wallet')
  },
}
