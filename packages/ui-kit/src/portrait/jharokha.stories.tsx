import type { Meta, StoryObj } from '@storybook/react-vite'
import { Jharokha } from './jharokha.tsx'
import { StatusDot } from './status-dot.tsx'

const meta = {
  title: 'Components/Jharokha',
  component: Jharokha,
  args: { seed: 7 },
} satisfies Meta<typeof Jharokha>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const

export const FromSeed: Story = {
  render: () => (
    <div style={row}>
      {Array.from({ length: 24 }, (_, seed) => (
        <Jharokha key={seed} seed={seed} />
      ))}
    </div>
  ),
}
export const Ramps: Story = {
  render: () => (
    <div style={row}>
      {(['sindoor', 'mor', 'jamun', 'kesar', 'tulsi', 'raat'] as const).map((ramp, seed) => (
        <Jharokha key={ramp} seed={seed * 3} ramp={ramp} size="l" />
      ))}
    </div>
  ),
}
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Jharokha seed={7} size="s" />
      <Jharokha seed={7} />
      <Jharokha seed={7} size="l" />
    </div>
  ),
}
export const Status: Story = {
  render: () => (
    <div style={row}>
      <Jharokha seed={7} status="online" />
      <Jharokha seed={8} status="busy" statusText="Busy, 6 min" />
      <Jharokha seed={9} status="offline" />
      <StatusDot status="online">Replies in 40 s</StatusDot>
    </div>
  ),
}
const photo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 58 78"><rect width="58" height="78" fill="#bbf2f5"/><circle cx="29" cy="38" r="12" fill="#663800"/><path d="M6 78c0-16 10-24 23-24s23 8 23 24" fill="#016973"/></svg>',
  )
export const WithAPhotograph: Story = { args: { src: photo, size: 'l', alt: 'Acharya Meera' } }
export const Named: Story = { args: { alt: 'Acharya Meera' } }
