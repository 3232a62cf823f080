import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { LogOutIcon, ReceiptIcon } from '../icon/icons.tsx'
import { WalletIcon } from '../icon/tab-icons.tsx'
import { Menu } from './menu.tsx'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Profile',
    trigger: <Button variant="outline">Asha</Button>,
    header: '+91 98765 43210',
    items: [
      { label: 'Wallet', href: '#wallet', icon: <WalletIcon /> },
      { label: 'History', href: '#history', icon: <ReceiptIcon /> },
      'separator',
      { label: 'Log out', icon: <LogOutIcon />, tone: 'danger', onSelect: () => {} },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Profile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Asha' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Wallet' })).toBeVisible())
  },
}
