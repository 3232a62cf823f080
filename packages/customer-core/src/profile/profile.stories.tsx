import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Viewer } from '../story-console.ts'
import { pendingRecharge } from '../wallet/pending-recharge.ts'
import { savedAstrologers } from './saved-astrologers.ts'
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
export const UnsavedChanges: Story = {
  ...Profile,
  async play({ canvas }) {
    const screen = within(document.body)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Aditi')
    await userEvent.click(canvas.getByRole('link', { name: 'Change number' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    // It fades in, and is invisible in its first frame.
    await waitFor(() => expect(question).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
  },
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
/** What keeps the account from being deleted is said before a code is asked for. */
export const DeleteWithPendingPayment: Story = {
  parameters: {
    screen: {
      path: async (viewer: Viewer) => {
        await pendingRecharge(viewer)
        return '/profile/delete'
      },
      isSignedIn: true,
    },
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/^A recharge is still being confirmed/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
  },
}
/** Of a newcomer: the customer of other stories may have a payment that is not confirmed, which blocks it. */
export const DeleteCode: Story = {
  parameters: { screen: { path: '/profile/delete', isSignedIn: true, isNew: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^6-digit OTP/ }), '000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect OTP.'))
  },
}
export const DeleteSignedOut: Story = {
  parameters: { screen: { path: '/profile/delete' } },
  play: shows('Delete account'),
}
/** What does not need the server is there, and the rest fails alone. */
export const Failing: Story = {
  ...Profile,
  globals: { network: 'failing' },
  play: shows('Your details did not load'),
}
export const DeleteFails: Story = {
  ...Delete,
  globals: { network: 'failing' },
  play: shows('Your details did not load'),
}
export const Languages: Story = {
  parameters: { screen: { path: '/profile', isSignedIn: true } },
  beforeEach: () => () => localStorage.removeItem('preferences'),
  async play({ canvas }) {
    const hindi = await canvas.findByRole('button', { name: 'Hindi' })
    await userEvent.click(hindi)
    await waitFor(() => expect(hindi).toHaveAttribute('aria-pressed', 'true'))
  },
}
export const NoFavourites: Story = {
  parameters: { screen: { path: '/favourites', isSignedIn: true, isNew: true } },
  play: shows('Nobody saved yet'),
}
export const Favourites: Story = {
  parameters: { screen: { path: savedAstrologers, isSignedIn: true, isNew: true } },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Choose/ })
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3)
    await userEvent.click(first!)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible())
  },
}
export const FavouritesOfAVisitor: Story = {
  parameters: { screen: { path: '/favourites' } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('Sign in to see whom you saved.')).toBeVisible()),
}
