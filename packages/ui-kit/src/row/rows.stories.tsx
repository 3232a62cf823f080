import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { RashiGlyph } from '../glyph/rashi-glyph.tsx'
import { Badge } from '../label/badge.tsx'
import { ContinueRow } from './continue-row.tsx'
import { LinkRow } from './link-row.tsx'

const meta = {
  title: 'Patterns/Rows',
  component: LinkRow,
  args: { title: 'Vrishchika today', detail: 'Read twice, sign once.', href: '#vrishchika' },
} satisfies Meta<typeof LinkRow>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  render: (args) => (
    <div className="ui-rows">
      <LinkRow {...args} lead={<RashiGlyph sign="vrishchik" size={22} />} />
      <LinkRow lead={<Badge kind="live" />} title="Revathi Nambiar" detail="412 watching" href="#live" />
      <LinkRow title="A row without a picture, whose title is too long for one line" href="#long" />
    </div>
  ),
}
export const Continue: Story = {
  render: () => (
    <ContinueRow
      person={{ id: 6, name: 'Acharya Meera' }}
      title="Continue with Meera"
      href="#acharya-meera-6"
      status="online"
      detail="Online · ₹18/min"
      action={
        <Button size="s" variant="outline">
          Chat
        </Button>
      }
    />
  ),
}
