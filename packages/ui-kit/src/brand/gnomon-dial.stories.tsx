import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from './brand.tsx'
import { BrandMark } from './brand-mark.tsx'
import { GnomonDial } from './gnomon-dial.tsx'

const meta = {
  title: 'Components/GnomonDial',
  component: GnomonDial,
  args: { sign: 'vrishchik', title: 'The sun is in Vrishchika' },
} satisfies Meta<typeof GnomonDial>
export default meta
type Story = StoryObj<typeof meta>

export const Scorpio: Story = {}
export const Noon: Story = { args: { sign: undefined, title: undefined } }
export const Small: Story = { args: { size: 's' } }
export const AtAnAngle: Story = { args: { sign: 'meen', angle: 30 } }
export const MarkAndWordmark: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'center' }}>
      <Brand />
      <BrandMark size={72} />
      <BrandMark size={16} />
    </div>
  ),
}
