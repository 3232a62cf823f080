import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectToFit, PHONE_320 } from '../story-that-fits.ts'
import { emptyList, listWithLiveHost } from './story-live.ts'

const withHost = listWithLiveHost('Saturn in Pisces: your questions about work and study')

const meta = {
  title: 'Screens/Live list',
  tags: ['!autodocs'],
  parameters: { screen: { path: withHost, isSignedIn: true } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const liveNow: Play = async ({ canvas }) => {
  const card = await canvas.findByRole('link', { name: /^Saturn in Pisces.* by .+\. Live, No viewers yet$/ })
  await waitFor(() => expect(card).toBeVisible())
}
const next: Play = async ({ canvas }) => {
  const region = within(await canvas.findByRole('region', { name: 'Next' }))
  await expect(region.getAllByText(/^Today, \d+:\d\d [ap]m$/)[0]).toBeVisible()
  await expect(region.getAllByRole('button', { name: /^Notify me when/ })[0]).toBeVisible()
}
const fits: Play = async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(1))
  await expectToFit(canvasElement)
}

/** The one who is live has the longest name. */
export const LiveNow: Story = { play: liveNow }
export const Next: Story = { play: next }
export const LongName: Story = {
  globals: PHONE_320,
  play: async (context) => {
    await liveNow(context)
    await fits(context)
  },
}
export const OfAVisitor: Story = {
  parameters: { screen: { path: withHost, isSignedIn: false } },
  play: async (context) => {
    const [card] = await context.canvas.findAllByRole('link', { name: /^Saturn in Pisces/ })
    if (card) await userEvent.click(card)
    await waitFor(() => expect(within(document.body).getByRole('dialog', { name: 'Sign in' })).toBeVisible())
  },
}
export const Fails: Story = {
  globals: { network: 'failing' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByText('Something went wrong')[0]).toBeVisible()),
}
export const Offline: Story = {
  globals: { network: 'offline' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByText('You’re offline')[0]).toBeVisible()),
}
/** It comes last, because it ends the live streams of the demo data. */
export const NobodyLive: Story = {
  parameters: { screen: { path: emptyList, isSignedIn: true } },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText('Nobody is live right now')).toBeVisible())
    await next(context)
  },
}
