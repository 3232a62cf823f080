import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { longestName } from '../longest-name.ts'
import { expectToFit, PHONE_320 } from '../story-that-fits.ts'
import ChatScreen from './chat-screen.tsx'
import {
  actAsAstrologer,
  idleChat,
  refuseToCancel,
  requestedChat,
  runningChat,
  advanceBackendClock,
} from '../running-chat.ts'

const message = 'Namaste. I have your chart open: please ask.'

const meta = {
  title: 'Screens/Chat',
  component: ChatScreen,
  tags: ['!autodocs'],
  parameters: { screen: { path: runningChat(message), isSignedIn: true } },
} satisfies Meta<typeof ChatScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const idle = { screen: { path: idleChat(message, 50), isSignedIn: true } }
const requested = { screen: { path: requestedChat(), isSignedIn: true } }
const at = (minute: string) => ({ globals: { minute } })

const connecting: Play = ({ canvas }) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Connecting to/ })).toBeVisible())
const running: Play = ({ canvas }) =>
  waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^\d+:\d\d left of/))
const showsHeading =
  (name: RegExp): Play =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible())

export const Connecting: Story = { parameters: requested, play: connecting }
/** Similar astrologers are offered when most of the time has passed. */
export const ConnectingLate: Story = {
  parameters: requested,
  play: async (context) => {
    await connecting(context)
    await advanceBackendClock(50)
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Similar astrologers' })).toBeVisible())
  },
}
export const Declined: Story = {
  parameters: requested,
  play: async (context) => {
    await connecting(context)
    await actAsAstrologer('reject')
    await showsHeading(/cannot take a chat right now$/)(context)
    await waitFor(() => expect(context.canvas.getByText('You were not charged.')).toBeVisible())
  },
}
export const NotJoined: Story = {
  parameters: requested,
  play: async (context) => {
    await connecting(context)
    await advanceBackendClock(125)
    await showsHeading(/did not join/)(context)
    await waitFor(() => expect(context.canvas.getByText(/request ended$/)).toBeVisible())
  },
}
export const Cancelled: Story = {
  parameters: requested,
  play: async (context) => {
    await connecting(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByText('Request cancelled. You were not charged.')).toBeVisible())
  },
}
/** The server failed, and the request is still open. */
export const NotCancelled: Story = {
  parameters: requested,
  play: async (context) => {
    await connecting(context)
    const mend = await refuseToCancel()
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(/^Could not cancel/))
    await mend()
  },
}
/** Its minute is that of the toolbar's clock. */
export const Running: Story = { play: running }
export const Typing: Story = {
  play: async (context) => {
    await running(context)
    await actAsAstrologer('type')
    await waitFor(() => expect(context.canvas.getByText(/is typing$/)).toBeVisible())
  },
}
export const Hindi: Story = {
  globals: { language: 'devanagari' },
  parameters: {
    screen: { path: runningChat('नमस्ते। आपकी कुंडली मेरे सामने है। अपना सवाल पूछिए।'), isSignedIn: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/^नमस्ते/)).toBeVisible())
    await expectToFit(canvasElement)
  },
}
export const LongName: Story = {
  globals: PHONE_320,
  parameters: { screen: { path: runningChat('Namaste.', longestName), isSignedIn: true } },
  play: async (context) => {
    await running(context)
    await expectToFit(context.canvasElement)
  },
}
export const LowBalance: Story = {
  ...at('20'),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('About 2 min left')).toBeVisible()),
}
export const Recharge: Story = {
  ...at('20'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recharge' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Recharge' }))
    await waitFor(() => expect(sheet.getByRole('button', { name: /^Pay ₹/ })).toBeVisible())
  },
}
/** A dialog that covers the room on a phone says what is used and left. */
export const ShareBirthDetails: Story = {
  play: async (context) => {
    await running(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Add a picture or birth details' }))
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Birth details of another person' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Share birth details' }))
    await expect(dialog.getByRole('timer')).toHaveTextContent(/^\d+:\d\d left of/)
  },
}
/** After two minutes without a message: the dialog says when the chat ends, and its button to go on has the focus. */
export const Idle: Story = {
  parameters: idle,
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you still there?' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Continue chat' })).toHaveFocus())
  },
}
/** A host app has popups of its own: the warning is a bar within the chat. */
export const IdleInTheApp: Story = {
  parameters: idle,
  globals: { platform: 'mobile' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: 'Continue chat' })).toBeVisible()),
}
/** The chat is known from the device, and the server answers nothing. */
export const Failing: Story = {
  parameters: idle,
  globals: { network: 'failing' },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { name: 'Messages did not load' })).toBeVisible()),
}
export const Offline: Story = {
  parameters: idle,
  globals: { network: 'offline' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('No internet.')).toBeVisible()),
}
export const EndedByTheBalance: Story = {
  ...at('21'),
  play: async (context) => {
    await running(context)
    await advanceBackendClock(60)
    const dialog = within(await screen.findByRole('dialog', { name: 'Chat Ended' }))
    await waitFor(() => expect(dialog.getByText('Your balance ran out.')).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Recharge' })).toBeVisible())
  },
}
export const Review: Story = {
  ...at('21'),
  play: async (context) => {
    await EndedByTheBalance.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Rate / }))
    await userEvent.click(dialog.getByRole('radio', { name: /^5 stars/ }))
    await waitFor(() => expect(dialog.getByText('Excellent')).toBeVisible())
  },
}
export const Reviewed: Story = {
  ...at('21'),
  play: async (context) => {
    await Review.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Submit review' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Thank you' })).toBeVisible())
  },
}
