import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { cancelledChat } from './cancelled-chat.ts'
import { ScreenStory } from './screen-story.tsx'

const meta = {
  title: 'Screens/Over the backend',
  component: ScreenStory,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

// The first screen brings the database.
const PATIENTLY = { timeout: 50_000 }
const shows =
  (heading: RegExp): NonNullable<Story['play']> =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible(), PATIENTLY)

export const Astrologers: Story = { args: { path: '/consult-astrologer-online' }, play: shows(/Astrologers/) }
export const Astrologer: Story = {
  args: { path: '/consult-astrologer-online/acharya-meera-1' },
  play: shows(/./),
}
export const Wallet: Story = { args: { path: '/wallet', isSignedIn: true }, play: shows(/Wallet/) }
export const History: Story = { args: { path: '/history', isSignedIn: true }, play: shows(/./) }

const openForm: NonNullable<Story['play']> = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Something was wrong?' }, PATIENTLY))

export const QuestionRefused: Story = {
  args: { path: cancelledChat, isSignedIn: true },
  play: async (context) => {
    await openForm(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send' }))
    await expect(context.canvas.getByText('Choose what comes closest.')).toBeVisible()
  },
}
export const QuestionSent: Story = {
  args: { path: cancelledChat, isSignedIn: true },
  play: async (context) => {
    const { canvas } = context
    await openForm(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'Nobody answered me' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /In your words/ }), 'मैंने दो मिनट इंतज़ार किया।')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your question' })).toHaveFocus(), PATIENTLY)
  },
}

export const Login: Story = { args: { path: '/login' }, play: shows(/./) }
export const NoSuchAstrologer: Story = { args: { path: '/consult-astrologer-online/nobody-0' }, play: shows(/./) }
