import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { forgetCopies, keepCopy } from '../platform/index.ts'
import { pendingRecharge } from './pending-recharge.ts'
import WalletScreen from './wallet-screen.tsx'

const meta = {
  title: 'Screens/Wallet',
  component: WalletScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof WalletScreen>
export default meta
type Story = StoryObj<typeof meta>

const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByText(text)).toBeVisible())

export const Wallet: Story = {
  parameters: { screen: { path: '/wallet', isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Wallet/ })).toBeVisible()),
}
/** A new customer has no transactions. */
export const Empty: Story = {
  parameters: { screen: { path: '/wallet', isSignedIn: true, isNew: true } },
  play: shows('No transactions yet'),
}
export const Pending: Story = {
  parameters: { screen: { path: pendingRecharge, isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByText('Pending · Check status')[0]).toBeVisible()),
}
export const OtherAmount: Story = {
  ...Wallet,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Enter amount'))
    await userEvent.type(await canvas.findByRole('textbox', { name: /amount/i }), '7')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pay|Pay$/ })).toBeVisible())
  },
}
export const SignedOut: Story = { parameters: { screen: { path: '/wallet' } }, play: shows(/^Pay for chats/) }
const showsFailure: NonNullable<Story['play']> = ({ canvas }) =>
  waitFor(() => expect(canvas.getAllByRole('alert')[0]).toBeVisible())

export const Offline: Story = {
  ...Wallet,
  globals: { network: 'offline' },
  beforeEach: forgetCopies,
  play: showsFailure,
}
/** The last copy, without a network. */
export const LastCopy: Story = {
  ...Wallet,
  globals: { network: 'offline' },
  beforeEach() {
    keepCopy('wallet-1', { details: { ok: true, data: { activity: [] } }, known: [] }, Date.now())
    keepCopy('balance', 412.5, Date.now())
    return forgetCopies
  },
  play: shows(/^Saved \d/),
}
export const Failing: Story = { ...Wallet, globals: { network: 'failing' }, play: showsFailure }
