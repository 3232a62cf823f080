import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profileForCall } from '../astrologers/profile-of.ts'
import { longestName } from '../longest-name.ts'
import { advanceBackendClock, refuseToCancel } from '../running-chat.ts'
import { expectToFit, PHONE_320 } from '../story-that-fits.ts'
import { operateHandset, requestedCall, runningCall } from './story-call.ts'

const meta = {
  title: 'Screens/Call',
  tags: ['!autodocs'],
  parameters: { screen: { path: runningCall(), isSignedIn: true, hasSession: true } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const requested = { screen: { path: requestedCall(), isSignedIn: true, hasSession: true } }
const at = (minute: string) => ({ globals: { minute } })

/** A handset rings for 40 seconds, and its leg is checked each ten. */
const RINGS_OUT_SECONDS = 55

const widgetOf = async ({ canvas }: Parameters<Play>[0]) =>
  within(await canvas.findByRole('complementary', { name: 'Your call' }))

const ringing: Play = async (context) => {
  const widget = await widgetOf(context)
  await waitFor(() => expect(widget.getByText('Ringing')).toBeVisible())
  await waitFor(() => expect(widget.getByText('Rings next')).toBeVisible())
  await expect(widget.getByText('This call is recorded. Only you can listen, for 90 days.')).toBeVisible()
}
const astrologerAnswered: Play = async (context) => {
  await ringing(context)
  await operateHandset('astrologer', 'answer')
  await waitFor(async () => expect((await widgetOf(context)).getByText('Picked up')).toBeVisible())
}
const running: Play = async (context) => {
  const widget = await widgetOf(context)
  await waitFor(() => expect(widget.getByText('Both on the line')).toBeVisible())
  await expect(widget.getByText('Recorded')).toBeVisible()
  await waitFor(() => expect(widget.getByRole('timer')).toHaveTextContent(/left of 22:00/))
}
const runningWith =
  (left: RegExp): Play =>
  async (context) => {
    await running(context)
    const widget = await widgetOf(context)
    await waitFor(() => expect(widget.getByRole('timer')).toHaveTextContent(left))
  }

export const Connecting: Story = { parameters: requested, play: ringing }
/** The astrologer has picked up, and the customer's telephone rings. */
export const YourPhoneRings: Story = { parameters: requested, play: astrologerAnswered }

/** The six codes of a call that was not connected: each has its sentence, and what to do next. */
const endsWith = (sentence: RegExp, cause: () => Promise<void>, until: Play = ringing): Story => ({
  parameters: requested,
  play: async (context) => {
    await until(context)
    await cause()
    const dialog = within(await screen.findByRole('dialog', { name: sentence }))
    await waitFor(() => expect(dialog.getByText('You were not charged.')).toBeVisible())
    await expect(dialog.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/call=start$/),
    )
  },
})
export const AstrologerDeclined = endsWith(/cannot take a call right now$/, () =>
  operateHandset('astrologer', 'hang-up'),
)
export const AstrologerDidNotAnswer = endsWith(/did not answer the phone$/, () =>
  advanceBackendClock(RINGS_OUT_SECONDS),
)
export const AstrologerWasBusy = endsWith(/^The phone of .+ was busy$/, () => operateHandset('astrologer', 'engage'))
export const YouDidNotAnswer = endsWith(
  /^You did not answer the phone$/,
  () => advanceBackendClock(RINGS_OUT_SECONDS),
  astrologerAnswered,
)
export const YourPhoneWasBusy = endsWith(
  /^Your phone was busy$/,
  () => operateHandset('customer', 'engage'),
  astrologerAnswered,
)
export const CallFailed = endsWith(/^The call could not be connected/, () => operateHandset('astrologer', 'break'))
export const Cancelled: Story = {
  parameters: requested,
  play: async (context) => {
    await ringing(context)
    await userEvent.click((await widgetOf(context)).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByText('Request cancelled. You were not charged.')).toBeVisible())
  },
}
/** The server failed, and the phones still ring. The folded widget says so too. */
export const NotCancelled: Story = {
  parameters: requested,
  play: async (context) => {
    await ringing(context)
    const widget = await widgetOf(context)
    const mend = await refuseToCancel()
    await userEvent.click(widget.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(widget.getByRole('alert')).toHaveTextContent(/^Could not cancel/))
    await mend()
    await userEvent.click(widget.getByRole('button', { name: 'Show less' }))
    await expect(widget.getByRole('alert')).toBeVisible()
    await userEvent.click(widget.getByRole('button', { name: 'Show more' }))
  },
}

/** Its minute is that of the toolbar's clock. */
export const Running: Story = { play: running }
export const FiveMinutesLeft: Story = { ...at('17'), play: runningWith(/^[45]:\d\d left/) }
export const TwoMinutesLeft: Story = {
  ...at('20'),
  play: async (context) => {
    await running(context)
    const widget = await widgetOf(context)
    await waitFor(() => expect(widget.getByText('About 2 min left')).toBeVisible())
  },
}
export const LastMinute: Story = { ...at('21'), play: runningWith(/^(1:00|0:\d\d) left/) }
export const Recharge: Story = {
  ...at('20'),
  play: async (context) => {
    await running(context)
    const widget = await widgetOf(context)
    const recharge = () => widget.findByRole('button', { name: 'Recharge' })
    await userEvent.click(await recharge())
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay ₹/ })).toBeVisible())
    await expect(widget.getByRole('timer')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await recharge()).toHaveFocus()
    await userEvent.click(await recharge())
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay ₹/ })).toBeVisible())
  },
}
export const Folded: Story = {
  play: async (context) => {
    await running(context)
    const widget = await widgetOf(context)
    await userEvent.click(widget.getByRole('button', { name: 'Show less' }))
    await waitFor(() => expect(widget.getByText(/left$/)).toBeVisible())
    await expect(widget.getByText('Recorded')).toBeVisible()
    await userEvent.click(widget.getByRole('button', { name: 'End call' }))
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: /^End the call with/ })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Continue call' }))
    await expect(widget.getByRole('button', { name: 'Show more' })).toBeVisible()
    await userEvent.click(widget.getByRole('button', { name: 'Show more' }))
  },
}
export const InAnotherCorner: Story = {
  play: async (context) => {
    await running(context)
    const widget = await context.canvas.findByRole('complementary', { name: 'Your call' })
    for (const corner of ['bottom-start', 'top-start', 'top-end', 'bottom-end']) {
      await userEvent.click(within(widget).getByRole('button', { name: 'Move to the next corner' }))
      await expect(widget).toHaveAttribute('data-corner', corner)
    }
  },
}
export const ConnectingToALongName: Story = {
  globals: PHONE_320,
  parameters: { screen: { path: requestedCall(longestName), isSignedIn: true, hasSession: true } },
  play: async (context) => {
    await ringing(context)
    await expectToFit(context.canvasElement)
  },
}
export const LongName: Story = {
  globals: PHONE_320,
  parameters: { screen: { path: runningCall(longestName), isSignedIn: true, hasSession: true } },
  play: async (context) => {
    await running(context)
    await expectToFit(context.canvasElement)
  },
}
export const EndedByTheBalance: Story = {
  ...at('21'),
  play: async (context) => {
    await running(context)
    await advanceBackendClock(60)
    const dialog = within(await screen.findByRole('dialog', { name: 'Call Ended' }))
    await waitFor(() => expect(dialog.getByText('Your balance ran out.')).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('table', { name: 'Receipt' })).toBeVisible())
  },
}

const priced = (rupees: number | undefined, says: Play, more: object = {}): Story => ({
  ...more,
  parameters: { screen: { path: profileForCall(rupees), isSignedIn: true, hasSession: true } },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: /^Call / }))
    await screen.findByRole('dialog', { name: /^Call / })
    await says(context)
  },
})
const sheetSays: Play = async () => {
  const sheet = within(screen.getByRole('dialog', { name: /^Call / }))
  await waitFor(() => expect(sheet.getByText(/picks up first\. Then your phone .+•• ••.+ rings\.$/)).toBeVisible())
  await expect(sheet.getByText('You both see a Tarapath number only.')).toBeVisible()
  await expect(sheet.getByText('You pay only after both have picked up.')).toBeVisible()
  await expect(sheet.getByText(/^This call is recorded\. Only you can listen, for 90 days/)).toBeVisible()
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Call now' })).toBeEnabled())
}
/** Which phone rings, who sees which number, and when paid time starts. */
export const PriceSheet = priced(undefined, sheetSays)
/** A limit of the customer's own lowers what the call can cost. */
export const PriceSheetWithALimit = priced(2000, async (context) => {
  await sheetSays(context)
  const sheet = within(screen.getByRole('dialog', { name: /^Call / }))
  await userEvent.click(sheet.getByRole('button', { name: /^5 min/ }))
  await waitFor(() => expect(sheet.getByRole('row', { name: /^Maximum time 5 min/ })).toBeVisible())
})
export const PriceSheetWithoutMoney = priced(0, async () => {
  const sheet = within(screen.getByRole('dialog', { name: /^Call / }))
  await waitFor(() => expect(sheet.getByText('Recharge needed')).toBeVisible())
  await expect(sheet.getByText('Add at least')).toBeVisible()
})
const sheetFits: Play = async () => {
  const sheet = screen.getByRole('dialog')
  await waitFor(() => expect(within(sheet).getAllByRole('row').length).toBeGreaterThan(3))
  await expectToFit(sheet)
}
export const PriceSheetOfALongName = priced(undefined, sheetFits, { globals: PHONE_320 })
/** The widget takes the focus that the page loses: of the sheet at the start, of Cancel once both are on the line. */
export const KeepsTheFocus: Story = {
  parameters: requested,
  play: async (context) => {
    await astrologerAnswered(context)
    ;(await widgetOf(context)).getByRole('button', { name: 'Cancel' }).focus()
    await operateHandset('customer', 'answer')
    await running(context)
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Your call' })).toHaveFocus())
  },
}
/** Has to be the last story: its call is cancelled before anybody answers. */
export const AskedByKeyboard = priced(undefined, async (context) => {
  await sheetSays(context)
  screen.getByRole('button', { name: 'Call now' }).focus()
  await userEvent.keyboard('{Enter}')
  const widget = await context.canvas.findByRole('complementary', { name: 'Your call' })
  await waitFor(() => expect(widget).toHaveFocus())
  await userEvent.click(within(widget).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByText('Request cancelled. You were not charged.')).toBeVisible())
})
