import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AlertDialog } from './alert-dialog.tsx'

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'End this chat?',
    description: 'You have used ₹97.20. 9 minutes of paid time are left and will not be charged.',
    confirm: { label: 'End chat', onPress: fn(), variant: 'danger' },
    cancel: { label: 'Keep talking', onPress: fn() },
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const EndAChat: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Keep talking' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.cancel.onPress).toHaveBeenCalled()
  },
}
export const Idle: Story = {
  args: {
    title: 'Are you still there?',
    description: 'This chat ends by itself in 60 seconds.',
    confirm: { label: 'Continue chat', onPress: fn() },
    cancel: { label: 'End now', onPress: fn() },
    initialFocus: 'confirm',
  },
}
export const Working: Story = {
  args: { confirm: { label: 'End chat', onPress: fn(), variant: 'danger', loading: true } },
}
