import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { Tag } from './tag.tsx'

const meta = {
  title: 'Components/Labels',
  component: Tag,
  args: { children: 'Vedic' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const

export const Tags: Story = {
  render: () => (
    <div style={row}>
      <Tag>Vedic</Tag>
      <Tag tone="primary">Chat</Tag>
      <Tag tone="money">Pending</Tag>
      <Tag tone="success">Paid</Tag>
      <Tag tone="danger">Failed</Tag>
      <Tag tone="accent">Nadi</Tag>
    </div>
  ),
}
export const Badges: Story = {
  render: () => (
    <div style={row}>
      <Badge kind="live" />
      <Badge kind="new" />
    </div>
  ),
}
