import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectToFit, PHONE_320 } from '../story-that-fits.ts'
import { queueAfterExpiredTurn, pageWithOffer, passedOverQueue, pageInQueue } from './story-queue.ts'

const meta = {
  title: 'Screens/Waiting list',
  tags: ['!autodocs'],
  parameters: { screen: { path: pageInQueue('/queue'), isSignedIn: true, hasSession: true } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const at = (path: string | ((...given: never[]) => Promise<string>), more: object = {}) => ({
  parameters: { screen: { path, isSignedIn: true, hasSession: true, ...more } },
})

const waiting =
  (place: RegExp): Play =>
  async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Waiting now' }))
    await waitFor(() => expect(list.getByText(place)).toBeVisible())
    await expect(list.getByRole('button', { name: /^Leave waiting list of / })).toBeVisible()
  }
const strip: Play = async ({ canvas }) => {
  const pill = within(await canvas.findByRole('complementary', { name: 'Waiting list' }))
  await expect(pill.getByText(/^Waiting for /)).toBeVisible()
}
const offered: Play = async () => {
  const turn = within(await screen.findByRole('dialog', { name: 'It’s your turn' }))
  await waitFor(() => expect(turn.getByRole('row', { name: /^Maximum cost ₹/ })).toBeVisible())
  await waitFor(() => expect(turn.getByRole('button', { name: 'Start chat' })).toHaveFocus())
}

export const Waiting: Story = { play: waiting(/^You’re next/) }
export const BehindAnother: Story = {
  ...at(pageInQueue('/queue', { behindAnother: true })),
  play: waiting(/^1 ahead of you/),
}
export const Strip: Story = { ...at(pageInQueue('/calculators')), play: strip }
export const Left: Story = {
  play: async (context) => {
    await waiting(/^You’re next/)(context)
    await userEvent.click(context.canvas.getByRole('button', { name: /^Leave waiting list of / }))
    await waitFor(() => expect(context.canvas.getByText('You’re not on a waiting list.')).toBeVisible())
  },
}
/** The astrologer is held for two minutes. */
export const Offered: Story = { ...at(pageWithOffer('/calculators')), play: offered }
export const GivenUp: Story = {
  ...at(pageWithOffer('/calculators')),
  play: async (context) => {
    await offered(context)
    await userEvent.click(screen.getByRole('button', { name: 'Give up my place' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** The bar that opens the turn again. */
export const DecidedLater: Story = {
  ...at(pageWithOffer('/calculators')),
  play: async (context) => {
    await offered(context)
    await userEvent.click(screen.getByRole('button', { name: 'Decide later' }))
    const pill = within(await context.canvas.findByRole('complementary', { name: 'Waiting list' }))
    await userEvent.click(pill.getByRole('button', { name: 'It’s your turn' }))
    await offered(context)
  },
}
export const PassedOver: Story = {
  ...at(passedOverQueue),
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByText(/^Others go first while you are in another consultation/)).toBeVisible()),
}
export const Expired: Story = {
  ...at(queueAfterExpiredTurn),
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByText(/^Your turn passed at \d+:\d\d pm$/)[0]).toBeVisible()),
}
export const Nothing: Story = {
  ...at('/queue', { isNew: true }),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('You’re not on a waiting list.')).toBeVisible()),
}
export const OfAVisitor: Story = {
  ...at('/queue', { isSignedIn: false }),
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByText('Sign in to see your waiting list.')[0]).toBeVisible()),
}
export const LongName: Story = {
  globals: PHONE_320,
  play: async (context) => {
    await waiting(/^You’re next/)(context)
    await expectToFit(context.canvasElement)
  },
}
