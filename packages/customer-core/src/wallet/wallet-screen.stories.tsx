import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import WalletScreen from './wallet-screen.tsx'

const meta = {
  title: 'Screens/Wallet',
  component: WalletScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof WalletScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Wallet: Story = {
  parameters: { screen: { path: '/wallet', isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Wallet/ })).toBeVisible()),
}
