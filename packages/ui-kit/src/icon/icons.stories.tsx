import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './icons.tsx'
import * as playerIcons from './player-icons.tsx'
import * as shellIcons from './shell-icons.tsx'

export default { title: 'Foundations/Icons' } satisfies Meta
type Story = StoryObj

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: 16,
  justifyItems: 'center',
  fontSize: 12,
  textAlign: 'center',
} as const

/** Hover over an icon for its name. Each is a component of its own, so that an application bundles only what it uses. */
export const All: Story = {
  render: () => (
    <div style={grid}>
      {Object.entries({ ...shellIcons, ...playerIcons, ...icons }).map(([name, Icon]) => (
        <div key={name} style={{ display: 'grid', gap: 6, justifyItems: 'center' }}>
          <Icon size={24} />
          {name.replace('Icon', '')}
        </div>
      ))}
    </div>
  ),
}
