import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { showToast, ToastOutlet } from './toast.tsx'

const meta = {
  title: 'Components/Toast',
  component: ToastOutlet,
} satisfies Meta<typeof ToastOutlet>
export default meta
type Story = StoryObj<typeof meta>

const undo = fn()

export const Shown: Story = {
  render: () => (
    <div style={{ minHeight: 200 }}>
      <Button onClick={() => showToast({ text: 'Removed from favourites', action: { label: 'Undo', onPress: undo } })}>
        Remove
      </Button>
      <ToastOutlet />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalled()
    await expect(screen.queryByText('Removed from favourites')).toBeNull()
    showToast({ text: '₹500.00 added to your wallet', tone: 'success' })
    await expect(await screen.findByText('₹500.00 added to your wallet')).toBeInTheDocument()
  },
}

export const TimesOut: Story = {
  render: () => (
    <div style={{ minHeight: 200 }}>
      <ToastOutlet />
    </div>
  ),
  play: async () => {
    showToast({ text: 'Saved to this phone' })
    const toast = (await screen.findByText('Saved to this phone')).closest('li')
    for (const life of toast?.getAnimations() ?? []) life.finish()
    await waitFor(() => expect(screen.queryByText('Saved to this phone')).toBeNull())
  },
}
