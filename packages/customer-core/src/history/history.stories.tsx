import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { requestExpiredRecording, callJustEnded, endedCall } from '../call/story-call.ts'
import { longestName } from '../longest-name.ts'
import { forgetCopies } from '../platform/index.ts'
import { expectToFit, PHONE_320 } from '../story-that-fits.ts'
import { cancelledChat } from './cancelled-chat.ts'
import { endedChat, endedChatOf } from './ended-chat.ts'
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

const endedChatOfLongName = endedChatOf(longestName)
const afterChat =
  (path: string): typeof endedChat =>
  async (...args) => {
    await endedChat(...args)
    return path
  }
const endedChatReceipt: typeof endedChat = async (...args) => `${await endedChat(...args)}/receipt`

export const List: Story = {
  parameters: { screen: { path: '/history', isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()),
}
export const Empty: Story = {
  parameters: { screen: { path: '/history', isSignedIn: true, isNew: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('No consultations yet')).toBeVisible()),
}
export const NoMatches: Story = {
  parameters: { screen: { path: afterChat('/history?month=2020-01'), isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('No consultations match')).toBeVisible()),
}
/** Typed into the search of the bar; the list and its totals follow. */
export const Search: Story = {
  parameters: { screen: { path: afterChat('/history'), isSignedIn: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search consultations' }))
    const field = canvas.getByRole('searchbox', { name: 'Astrologer or receipt number' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'nobody')
    await expect(canvas.getByText('No consultations match')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Clear all' }))
    await waitFor(() => expect(canvas.queryByText('No consultations match')).toBeNull())
  },
}
export const Failing: Story = {
  ...List,
  globals: { network: 'failing' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('Something went wrong')).toBeVisible()),
}
export const Offline: Story = {
  ...List,
  globals: { network: 'offline' },
  beforeEach: forgetCopies,
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('You’re offline')).toBeVisible()),
}
/** A chat that was paid, with its receipt and messages. */
export const Consultation: Story = {
  parameters: { screen: { path: endedChat, isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { name: 'Messages' })).toBeVisible()),
}
export const ConsultationWithALongName: Story = {
  globals: PHONE_320,
  parameters: { screen: { path: endedChatOfLongName, isSignedIn: true } },
  play: async (context) => {
    await Consultation.play?.(context)
    await expectToFit(context.canvasElement)
  },
}
export const Receipt: Story = {
  parameters: { screen: { path: endedChatReceipt, isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()),
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

const listens: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Listen to the recording' }))
  const player = await canvas.findByLabelText('Recording', { selector: 'audio' })
  await waitFor(() => expect(player).toHaveProperty('duration', 3))
}
export const Recording: Story = {
  parameters: { screen: { path: endedCall(3), isSignedIn: true } },
  play: listens,
}
export const RecordingExpired: Story = {
  ...Recording,
  play: async (context) => {
    await listens(context)
    await requestExpiredRecording(context.canvas.getByLabelText<HTMLAudioElement>('Recording', { selector: 'audio' }))
    const { canvas } = context
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^The link to the recording has expired/))
    await listens(context)
  },
}
export const RecordingPending: Story = {
  parameters: { screen: { path: callJustEnded, isSignedIn: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^No recording yet/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(canvas.getByText(/^No recording yet/)).toBeVisible())
  },
}
export const NotRecorded: Story = {
  parameters: { screen: { path: endedCall(1), isSignedIn: true } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('This call was not recorded.')).toBeVisible()),
}
