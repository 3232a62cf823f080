import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import ProfileScreen from './profile-screen.tsx'

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

const shows =
  (name: string): NonNullable<Story['play']> =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible())

export const Profile: Story = {
  parameters: { screen: { path: '/profile', isSignedIn: true } },
  play: shows('Your details'),
}
export const SignedOut: Story = { parameters: { screen: { path: '/profile' } }, play: shows('On this device') }
export const FamilyForm: Story = {
  parameters: { screen: { path: '/profile' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a person' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}
export const ChangeNumber: Story = {
  parameters: { screen: { path: '/profile/number', isSignedIn: true } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New mobile number' }), '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await waitFor(() => expect(canvas.getByText(/^Enter a 10-digit Indian mobile number/)).toBeVisible())
  },
}
export const ChangeNumberCode: Story = {
  parameters: { screen: { path: '/profile/number', isSignedIn: true } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New mobile number' }), '9812345670')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await waitFor(() => expect(canvas.getByText('Step 1 of 2')).toBeVisible())
  },
}
export const Delete: Story = {
  parameters: { screen: { path: '/profile/delete', isSignedIn: true } },
  play: shows('Kept'),
}
export const Favourites: Story = {
  parameters: { screen: { path: '/favourites', isSignedIn: true } },
  play: shows('Saved astrologers'),
}
