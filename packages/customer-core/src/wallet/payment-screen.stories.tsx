import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import PaymentScreen from './payment-screen.tsx'
import { paymentPage } from './pending-recharge.ts'

const meta = {
  title: 'Screens/Payment',
  component: PaymentScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof PaymentScreen>
export default meta
type Story = StoryObj<typeof meta>

const shows =
  (heading: string): NonNullable<Story['play']> =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible())

export const Paid: Story = {
  parameters: { screen: { path: paymentPage('complete'), isSignedIn: true } },
  play: shows('₹500.00 added'),
}
export const Failed: Story = {
  parameters: { screen: { path: paymentPage('fail'), isSignedIn: true } },
  play: shows('Payment failed'),
}
/** It asks again every few seconds, and says that the page may be closed. */
export const Confirming: Story = {
  parameters: { screen: { path: paymentPage('pending'), isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('Confirming with PhonePe…')).toBeVisible()),
}
export const NotFound: Story = {
  parameters: { screen: { path: '/wallet/payment?txn_id=TPnone', isSignedIn: true } },
  play: shows('Payment not found'),
}
export const SignedOut: Story = {
  parameters: { screen: { path: '/wallet/payment?txn_id=TPnone' } },
  play: shows('Your payment'),
}
