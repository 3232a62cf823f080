import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ScenarioPlayer } from './scenario-player.tsx'

const meta = {
  title: 'Journeys/Consultation',
  component: ScenarioPlayer,
  tags: ['!autodocs', '!test'],
} satisfies Meta<typeof ScenarioPlayer>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The content of a tab's own document. */
async function screenOf(canvas: Canvas, name: RegExp) {
  const frame = await canvas.findByTitle<HTMLIFrameElement>(name)
  await waitFor(() => expect(frame.contentDocument?.querySelector('main')).toBeTruthy())
  return within(frame.contentDocument?.body as HTMLElement)
}

async function playToTheEnd(canvas: Canvas): Promise<void> {
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(canvas.getByText(/^(\d+) of \1 kept$/)).toBeVisible())
}

const toTheEnd =
  (sees: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const screen = await screenOf(canvas, /^The screen/)
    await playToTheEnd(canvas)
    await waitFor(() => expect(screen.getAllByText(sees)[0]).toBeVisible())
  }

export const NormalChat: Story = { args: { initial: 'normal-chat' } }
export const Idle: Story = { args: { initial: 'idle' } }
export const Recharge: Story = { args: { initial: 'recharge' } }
export const AstrologerDeclines: Story = { args: { initial: 'rejected' } }
export const NetworkLoss: Story = { args: { initial: 'network-loss' } }
export const TwoTabs: Story = { args: { initial: 'two-tabs' } }
export const Call: Story = { args: { initial: 'call' } }
export const LimitReached: Story = { args: { initial: 'limit-reached' } }
export const ReloadWhileEnding: Story = { args: { initial: 'reload-while-ending' } }

// Each is played to its end too; as a test only, for a designer wants to press play.
export const NormalChatToTheEnd: Story = {
  ...NormalChat,
  tags: ['!dev', 'test'],
  play: toTheEnd(/Ask someone who reads the sky/),
}
export const IdleToTheEnd: Story = {
  ...Idle,
  tags: ['!dev', 'test'],
  play: toTheEnd(/Ended after 3 minutes without messages/),
}
export const RechargeToTheEnd: Story = {
  ...Recharge,
  tags: ['!dev', 'test'],
  play: toTheEnd(/Acharya Meera ended the chat/),
}
export const AstrologerDeclinesToTheEnd: Story = {
  ...AstrologerDeclines,
  tags: ['!dev', 'test'],
  play: toTheEnd(/Ask someone who reads the sky/),
}
export const NetworkLossToTheEnd: Story = {
  ...NetworkLoss,
  tags: ['!dev', 'test'],
  play: toTheEnd(/the train was in a tunnel/),
}
export const CallToTheEnd: Story = {
  ...Call,
  tags: ['!dev', 'test'],
  play: toTheEnd(/Call Ended/),
}
export const LimitReachedToTheEnd: Story = {
  ...LimitReached,
  tags: ['!dev', 'test'],
  play: toTheEnd(/It reached the 1-minute limit you set/),
}
export const ReloadWhileEndingToTheEnd: Story = {
  ...ReloadWhileEnding,
  tags: ['!dev', 'test'],
  play: toTheEnd(/Ask someone who reads the sky/),
}
export const TwoTabsToTheEnd: Story = {
  ...TwoTabs,
  tags: ['!dev', 'test'],
  async play({ canvas }) {
    await screenOf(canvas, /^The screen/)
    await playToTheEnd(canvas)
    for (const name of [/^Tab 1/, /^Tab 2/]) {
      const screen = await screenOf(canvas, name)
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Chat Ended' })).toBeVisible())
    }
  },
}

/** Everything with the keyboard: to the warning, step by step, and “Continue chat” in the screen itself. */
export const ByHand: Story = {
  ...Idle,
  tags: ['!dev', 'test'],
  async play({ canvas }) {
    const screen = await screenOf(canvas, /^The screen/)
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    const slider = canvas.getByRole('slider', { name: 'Moment' })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0:20 of 3:32'))
    await userEvent.click(canvas.getByRole('button', { name: '2:20' }))
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: '2:20' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await waitFor(() => expect(canvas.getByText('59 s')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Use the screen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue chat' }))
    await expect(await canvas.findByText('180 s')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Timeline'), 'call')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Call')
  },
}
