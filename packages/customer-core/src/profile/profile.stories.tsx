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
export const Delete: Story = {
  parameters: { screen: { path: '/profile/delete', isSignedIn: true } },
  play: shows('Kept'),
}
export const Favourites: Story = {
  parameters: { screen: { path: '/favourites', isSignedIn: true } },
  play: shows('Saved astrologers'),
}
