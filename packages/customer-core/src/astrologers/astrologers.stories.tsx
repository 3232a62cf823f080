import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import ListScreen from './list-screen.tsx'

const meta = {
  title: 'Screens/Astrologers',
  component: ListScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof ListScreen>
export default meta
type Story = StoryObj<typeof meta>

// The first screen loads the database.
const PATIENTLY = { timeout: 50_000 }
const shows =
  (heading: RegExp): NonNullable<Story['play']> =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible(), PATIENTLY)

export const List: Story = {
  parameters: { screen: { path: '/consult-astrologer-online' } },
  play: shows(/Astrologers/),
}
export const Profile: Story = {
  parameters: { screen: { path: '/consult-astrologer-online/acharya-meera-1' } },
  play: shows(/./),
}
export const NoSuchAstrologer: Story = {
  parameters: { screen: { path: '/consult-astrologer-online/nobody-0' } },
  play: shows(/./),
}
