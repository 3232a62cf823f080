import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import ListScreen from './list-screen.tsx'
import { profileOf } from './profile-of.ts'

const meta = {
  title: 'Screens/Astrologers',
  component: ListScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof ListScreen>
export default meta
type Story = StoryObj<typeof meta>

const shows =
  (heading: RegExp): NonNullable<Story['play']> =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible())

export const List: Story = {
  parameters: { screen: { path: '/consult-astrologer-online' } },
  play: shows(/Astrologers/),
}
export const Filters: Story = {
  ...List,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Filters'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Hindi/ }))
    // The sheet fades in, and is not visible in its first frame.
    await waitFor(() => expect(sheet.getByRole('button', { name: /^Show [1-9]\d* astrologers$/ })).toBeVisible())
  },
}
export const Filtered: Story = {
  parameters: { screen: { path: '/consult-astrologer-online?language=hi&max_price=20&min_experience=10' } },
  play: shows(/who speak Hindi/),
}
export const NoMatches: Story = {
  parameters: { screen: { path: '/consult-astrologer-online?search=nobody&max_price=20' } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('Remove a filter:')).toBeVisible()),
}
export const Profile: Story = {
  parameters: { screen: { path: '/consult-astrologer-online/acharya-meera-1' } },
  play: shows(/./),
}
export const NoSuchAstrologer: Story = {
  parameters: { screen: { path: '/consult-astrologer-online/nobody-0' } },
  play: shows(/./),
}
/** The bar says when the astrologer is free, and offers to notify. */
export const ProfileOfBusy: Story = {
  parameters: { screen: { path: profileOf('busy') } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByText(/Busy/)[0]).toBeVisible()),
}
export const ProfileOfOffline: Story = {
  parameters: { screen: { path: profileOf('offline') } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: /Notify me/ })).toBeVisible()),
}
export const Offline: Story = { ...List, globals: { network: 'offline' }, play: shows(/You’re offline/) }
