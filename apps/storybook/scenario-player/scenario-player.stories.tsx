import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ScenarioPlayer } from './scenario-player.tsx'
import { SCENARIOS } from './scenarios.ts'

const meta = {
  title: 'Journeys/Consultation',
  component: ScenarioPlayer,
  tags: ['!autodocs'],
} satisfies Meta<typeof ScenarioPlayer>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** What stands in a tab's own document. */
async function screenOf(canvas: Canvas, name: RegExp) {
  const frame = await canvas.findByTitle<HTMLIFrameElement>(name)
  await waitFor(() => expect(frame.contentDocument?.querySelector('main')).toBeTruthy(), { timeout: 15_000 })
  return within(frame.contentDocument?.body as HTMLElement)
}

async function playToTheEnd(canvas: Canvas): Promise<void> {
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(canvas.getByText(/^(\d+) of \1 kept$/)).toBeVisible(), { timeout: 15_000 })
}

const ending =
  (sees: RegExp, name = /^The screen/): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const screen = await screenOf(canvas, name)
    await playToTheEnd(canvas)
    await expect((await screen.findAllByText(sees)).length).toBeGreaterThan(0)
  }

export const NormalChat: Story = { args: { initial: 'normal-chat' }, play: ending(/Ask someone who reads the sky/) }
export const Idle: Story = { args: { initial: 'idle' }, play: ending(/It ended by itself, as announced/) }
export const Recharge: Story = { args: { initial: 'recharge' }, play: ending(/Acharya Meera ended the chat/) }
export const AstrologerDeclines: Story = {
  args: { initial: 'rejected' },
  play: ending(/Ask someone who reads the sky/),
}
export const NetworkLoss: Story = { args: { initial: 'network-loss' }, play: ending(/the train was in a tunnel/) }
export const Call: Story = { args: { initial: 'call' }, play: ending(/Call Ended/) }
export const LimitReached: Story = {
  args: { initial: 'limit-reached' },
  play: ending(/It reached the 1-minute limit you set/),
}
export const ReloadWhileEnding: Story = {
  args: { initial: 'reload-while-ending' },
  play: ending(/Ask someone who reads the sky/),
}
export const TwoTabs: Story = {
  args: { initial: 'two-tabs' },
  async play({ canvas }) {
    await playToTheEnd(canvas)
    for (const name of [/^Tab 1/, /^Tab 2/]) {
      const screen = await screenOf(canvas, name)
      await expect(await screen.findByRole('heading', { name: 'Chat Ended' })).toBeVisible()
    }
  },
}

/** Everything with the keyboard: to the warning, step by step, and “Continue chat” in the screen itself. */
export const ByHand: Story = {
  args: { initial: 'idle' },
  async play({ canvas }) {
    const screen = await screenOf(canvas, /^The screen/)
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await expect(await canvas.findByText('0:20')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '2:20' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(await canvas.findByText('59 s')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use the screen' }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue chat' }))
    await expect(await canvas.findByText('180 s')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Timeline'), 'call')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Call')
    await expect(SCENARIOS.map(({ slug }) => slug)).toContain('call')
  },
}
