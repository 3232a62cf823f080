import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { ChipRow } from '../label/chip-row.tsx'
import { Chip } from '../label/chip.tsx'
import { PriceSplit } from '../money/price-split.tsx'
import { Jharokha } from '../portrait/jharokha.tsx'
import { Sheet } from './sheet.tsx'

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Chat with Acharya Meera',
    description: 'Usually replies in 40 seconds. Paid time starts only when she joins.',
    leading: <Jharokha seed={0} size="s" initials="M" />,
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <PriceSplit
          caption="What this can cost"
          rows={[
            { label: 'Rate', value: <strong>₹18.00 / min</strong> },
            { label: 'Your balance', value: <strong>₹412.50</strong> },
            { label: 'Longest this can run', value: <strong>22 min 55 s</strong> },
            { label: 'Most it can cost', paise: 41250, tone: 'money' },
          ]}
        />
        <Card tone="sunk">
          <p style={{ marginBottom: 10 }}>
            <strong>Stop me at</strong>
          </p>
          <ChipRow label="Stop me at">
            <Chip pressed={false}>10 min ₹180</Chip>
            <Chip pressed>15 min ₹270</Chip>
            <Chip pressed={false}>No limit</Chip>
          </ChipRow>
        </Card>
        <p className="ui-note">
          No charge if she does not join in 2 minutes. Ends by itself if your balance runs out; nothing is
          auto-recharged.
        </p>
      </div>
    ),
    footer: (
      <>
        <Button full>Start chat</Button>
        <Button full variant="outline">
          Not now
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeYouStart: Story = {}
export const NonModal: Story = {
  args: { modal: false, title: '2 minutes left', description: 'The clock keeps running.', leading: undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '2 minutes left' })).toBeVisible())
    await expect(document.body).toHaveFocus()
  },
}
