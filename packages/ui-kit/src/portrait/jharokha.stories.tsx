import type { Meta, StoryObj } from '@storybook/react-vite'
import { initialsOf } from './initials-of.ts'
import { Jharokha } from './jharokha.tsx'
import { StatusDot } from './status-dot.tsx'

const meta = {
  title: 'Components/Jharokha',
  component: Jharokha,
  args: { seed: 7, initials: 'RJ' },
} satisfies Meta<typeof Jharokha>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const

const NAMES = ['Pt. Raghav Joshi', 'Dr. Farah Khan', 'Acharya Meera', 'Padmaja Reddy', 'मीरा जोशी', 'Zeenat Begum']

export const FromSeed: Story = {
  render: () => (
    <div style={row}>
      {Array.from({ length: 24 }, (_, seed) => (
        <Jharokha key={seed} seed={seed} initials={initialsOf(NAMES[seed % NAMES.length] ?? '')} />
      ))}
    </div>
  ),
}
export const Grounds: Story = {
  render: () => (
    <div style={row}>
      {(['jali', 'rays', 'arches', 'petals'] as const).map((ground) => (
        <Jharokha key={ground} seed={0} ground={ground} initials="MI" size="l" />
      ))}
    </div>
  ),
}
export const Ramps: Story = {
  render: () => (
    <div style={row}>
      {(['sindoor', 'mor', 'jamun', 'kesar', 'tulsi', 'raat'] as const).map((ramp) => (
        <Jharokha key={ramp} seed={0} ramp={ramp} ground="rays" initials="FK" size={72} />
      ))}
    </div>
  ),
}
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {[30, 36, 40, 48, 58, 72, 116].map((width) => (
        <Jharokha key={width} seed={7} initials="RJ" size={width} />
      ))}
    </div>
  ),
}
export const Status: Story = {
  render: () => (
    <div style={row}>
      <Jharokha seed={7} status="online" />
      <Jharokha seed={8} status="busy" statusNote="~6 min" statusName="Busy, free in about 6 min" />
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
