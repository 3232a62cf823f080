import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { announcedStudio, idleStudio, liveStudio, writeAsViewer } from '../live/story-live.ts'
import { expectToFit, PHONE_320 } from '../story-that-fits.ts'

const TITLE = 'Saturn in Pisces: your questions about work and study'

const meta = {
  title: 'Screens/Studio',
  tags: ['!autodocs'],
  parameters: { screen: { path: idleStudio, isSignedIn: true, isHost: true } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const at = (path: string | typeof idleStudio, more: object = {}) => ({
  parameters: { screen: { path, isSignedIn: true, isHost: true, ...more } },
})
const LIVE = at(liveStudio(TITLE))
const ANNOUNCED = at(announcedStudio(TITLE))

const CHECK = 'Check camera and microphone'

const press =
  (name: string | RegExp): Play =>
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name })
    // A change is said before the studio is read again.
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await userEvent.click(button)
  }
const confirm = async (question: RegExp, name: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }))
  await userEvent.click(dialog.getByRole('button', { name }))
}
const says =
  (sentence: string | RegExp): Play =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByText(sentence)[0]).toBeVisible())

const before: Play = ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: CHECK })).toBeVisible())
const checked: Play = async (context) => {
  await press(CHECK)(context)
  await waitFor(() => expect(context.canvas.getByLabelText('Your camera')).toBeVisible())
  await waitFor(() => expect(context.canvas.getByRole('combobox', { name: 'Camera' })).toHaveDisplayValue(/./))
}
const live: Play = async (context) => {
  await says(/^Your live stream is on, but viewers get no video/)(context)
  await waitFor(() => expect(context.canvas.getByRole('log', { name: 'Room chat' })).toBeVisible())
}
/** The host's own message shows that the chat is open; a viewer answers with a number. */
const answered: Play = async (context) => {
  await live(context)
  const { canvas } = context
  const log = within(canvas.getByRole('log', { name: 'Room chat' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Say something' }), 'Which day do you ask about?')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(log.getByText(/Which day do you ask about/)).toBeVisible())
  await writeAsViewer('Is 14 February a good day? 98765 43210')
  await waitFor(() => expect(log.getByText(/Is 14 February a good day/)).toBeVisible())
  await expect(log.getByText('hidden for your safety')).toBeVisible()
}

export const OfAVisitor: Story = {
  ...at('/studio/live', { isSignedIn: false }),
  play: says(/^Sign in with your astrologer’s account/),
}
export const OfACustomer: Story = { ...at('/studio/live', { isHost: false }), play: says('Only for astrologers') }
export const BeforeGoingLive: Story = { play: before }
export const CheckedCamera: Story = { play: checked }

/** What a browser says about a camera, in its name for it, and what the astrologer reads. */
const withCamera = (name: string, sentence: RegExp): Story => ({
  beforeEach: () => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
  },
  play: async (context) => {
    await press(CHECK)(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(sentence))
    await expect(context.canvas.getByRole('button', { name: CHECK })).toBeEnabled()
  },
})
export const CameraNotAllowed = withCamera('NotAllowedError', /Allow both in the site settings, then check again\.$/)
export const NoCamera = withCamera('NotFoundError', /^No camera or no microphone was found/)
export const CameraInUse = withCamera('NotReadableError', /^Another app is using the camera/)

export const WithoutATitle: Story = {
  play: async (context) => {
    await checked(context)
    await press('Go live')(context)
    await says('Enter a title.')(context)
  },
}
export const AnnouncedWithoutADay: Story = {
  play: async (context) => {
    await press('Announce')(context)
    await says('Choose a day and a time.')(context)
  },
}
export const Announced: Story = {
  ...ANNOUNCED,
  play: async (context) => {
    await says(/^Announced for .+ \d+:\d\d [ap]m$/)(context)
    await expect(context.canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue(TITLE)
  },
}
export const Cancelled: Story = {
  ...ANNOUNCED,
  play: async (context) => {
    await press('Cancel live stream')(context)
    await confirm(/^Cancel this live stream\?$/, 'Cancel live stream')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Announce' })).toBeVisible())
  },
}

/** The picture goes to the rooms of this page, over WebRTC. */
export const OnAir: Story = {
  play: async (context) => {
    await checked(context)
    await userEvent.type(context.canvas.getByRole('textbox', { name: /^Title/ }), TITLE)
    await press('Go live')(context)
    await says('You are live.')(context)
  },
}
export const Paused: Story = {
  play: async (context) => {
    await OnAir.play?.(context)
    await press('Pause video')(context)
    await says(/^Paused\. Viewers see that you paused/)(context)
    await press('Continue video')(context)
    await says('You are live.')(context)
  },
}
/** On from another device: this one sends nothing yet. */
export const OnFromAnotherDevice: Story = {
  ...LIVE,
  play: async (context) => {
    await live(context)
    const waiting = context.canvas.getByRole('heading', { name: 'Waiting list' }).parentElement
    await expect(waiting?.querySelectorAll('li')).toHaveLength(1)
    await press('Send video again')(context)
    await says('You are live.')(context)
  },
}
export const BlockAViewer: Story = {
  ...LIVE,
  play: async (context) => {
    await answered(context)
    const { canvas } = context
    await press(/^Block /)(context)
    await confirm(/^Block .+\?$/, 'Block')
    await press(/^Unblock /)(context)
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Blocked' })).toBeNull())
  },
}
export const Ended: Story = {
  ...LIVE,
  play: async (context) => {
    await live(context)
    await press('End live stream')(context)
    await confirm(/^End this live stream\?$/, 'End live stream')
    await before(context)
    await waitFor(() => expect(screen.getByText('Your live stream has ended.')).toBeVisible())
  },
}
const fits =
  (reached: Play): Play =>
  async (context) => {
    await reached(context)
    await expectToFit(context.canvasElement)
  }
export const LongTitle: Story = {
  ...at(liveStudio('Saturn in Pisces and what it means for work, study, marriage and the coming year')),
  globals: PHONE_320,
  play: fits(answered),
}
const HINDI = { globals: { language: 'devanagari', ...PHONE_320 } }
export const HindiBefore: Story = {
  ...ANNOUNCED,
  ...HINDI,
  play: fits(({ canvas }) => waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(TITLE))),
}
export const HindiOnAir: Story = {
  ...LIVE,
  ...HINDI,
  play: fits(({ canvas }) => waitFor(() => expect(canvas.getByRole('log')).toBeVisible())),
}
