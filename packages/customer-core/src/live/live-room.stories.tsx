import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectToFit, PHONE_320 } from '../story-that-fits.ts'
import { actAsHost, room, announcedRoom, roomForBlockedViewer } from './story-live.ts'

/** The host sends no camera, so that the player waits for its picture. */
const TITLE = 'Saturn in Pisces: your questions about work and study'

const meta = {
  title: 'Screens/Live room',
  tags: ['!autodocs'],
  parameters: { screen: { path: room(TITLE), isSignedIn: true, hasSession: true } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const at = (path: object) => ({ parameters: { screen: { path, isSignedIn: true, hasSession: true } } })

const open: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Saturn in Pisces/ })).toBeVisible())
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Say something' })).toBeVisible())
}
const fits: Play = async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByRole('log')).toBeVisible())
  await expectToFit(canvasElement)
}
const saysWhy =
  (title: string): Play =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByText(title)).toBeVisible())

export const WaitingForTheCamera: Story = {
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(context.canvas.getByText(/^Waiting for .+’s camera…$/)).toBeVisible())
  },
}
/** What both write is there at once, and a phone number is hidden. */
export const Chat: Story = {
  play: async (context) => {
    await open(context)
    const { canvas } = context
    await userEvent.type(canvas.getByRole('textbox', { name: 'Say something' }), 'Call me on 98765 43210')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const log = within(canvas.getByRole('log', { name: 'Room chat' }))
    await waitFor(() => expect(log.getByText(/hidden for your safety/)).toBeVisible())
    await actAsHost({ text: 'Ask me about the coming year.' })
    await waitFor(() => expect(log.getByText(/Ask me about the coming year/)).toBeVisible())
    await expect(log.getByText('Host')).toBeVisible()
  },
}
export const Paused: Story = {
  play: async (context) => {
    await open(context)
    await actAsHost({ status: 'paused' })
    await waitFor(() => expect(context.canvas.getByText(/has paused the video\. The chat goes on\.$/)).toBeVisible())
  },
}
export const PausedAt320: Story = {
  ...Paused,
  globals: PHONE_320,
  play: async (context) => {
    await Paused.play?.(context)
    await expectToFit(context.canvasElement)
  },
}
export const HostEnded: Story = {
  play: async (context) => {
    await open(context)
    await actAsHost({ status: 'ended' })
    await saysWhy('This live stream has ended')(context)
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Live now' })).toBeVisible())
  },
}
export const Blocked: Story = { ...at(roomForBlockedViewer(TITLE)), play: saysWhy('You cannot watch this live stream') }
export const BlockedAt320: Story = {
  ...Blocked,
  globals: PHONE_320,
  play: async (context) => {
    await Blocked.play?.(context)
    await expectToFit(context.canvasElement)
  },
}
export const Announced: Story = {
  ...at(announcedRoom(TITLE)),
  play: async (context) => {
    await saysWhy('Not live yet')(context)
    await expect(context.canvas.getByRole('button', { name: 'Notify me' })).toBeVisible()
  },
}
export const TipSheet: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Tip' }))
    const sheet = within(await screen.findByRole('dialog', { name: /^Tip / }))
    await userEvent.click(await sheet.findByText('₹51'))
    await waitFor(() => expect(sheet.getByRole('row', { name: /^Balance after ₹149/ })).toBeVisible())
  },
}
export const Tipped: Story = {
  play: async (context) => {
    await TipSheet.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: /^Tip ₹51/ }))
    const log = within(context.canvas.getByRole('log', { name: 'Room chat' }))
    await waitFor(() => expect(log.getByText(/sent a tip of/)).toBeVisible())
  },
}
export const LongName: Story = {
  globals: PHONE_320,
  parameters: {
    screen: {
      path: room('Saturn in Pisces and what it means for work, study, marriage and the coming year'),
      isSignedIn: true,
    },
  },
  play: async (context) => {
    await open(context)
    await fits(context)
  },
}
