import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { cancelledChat } from './cancelled-chat.ts'
import HistoryScreen from './history-screen.tsx'

const meta = {
  title: 'Screens/History',
  component: HistoryScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof HistoryScreen>
export default meta
type Story = StoryObj<typeof meta>

const openForm: NonNullable<Story['play']> = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }))

export const List: Story = {
  parameters: { screen: { path: '/history', isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()),
}
export const Offline: Story = {
  ...List,
  globals: { network: 'offline' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('You’re offline')).toBeVisible()),
}
export const QuestionRefused: Story = {
  parameters: { screen: { path: cancelledChat, isSignedIn: true } },
  play: async (context) => {
    await openForm(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send' }))
    await expect(context.canvas.getByText('Choose one option.')).toBeVisible()
  },
}
export const QuestionSent: Story = {
  parameters: { screen: { path: cancelledChat, isSignedIn: true } },
  play: async (context) => {
    const { canvas } = context
    await openForm(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'The astrologer did not reply' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Describe the problem/ }), 'मैंने दो मिनट इंतज़ार किया।')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your question' })).toHaveFocus())
  },
}
