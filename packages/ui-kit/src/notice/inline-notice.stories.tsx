import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { InlineNotice } from './inline-notice.tsx'

const meta = {
  title: 'Components/InlineNotice',
  component: InlineNotice,
  args: { tone: 'info' },
} satisfies Meta<typeof InlineNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <InlineNotice tone="info" title="Saved 10:42 am">
        You are offline. This list may have changed.
      </InlineNotice>
      <InlineNotice tone="warn" title="You were offline for 14 s.">
        Nothing was lost. 1 message is on its way.
      </InlineNotice>
      <InlineNotice
        tone="danger"
        title="The payment failed."
        action={
          <Button size="s" variant="outline">
            Try again
          </Button>
        }
      >
        Nothing was taken from your bank.
      </InlineNotice>
      <InlineNotice tone="success" title="₹500.00 added" onDismiss={fn()} />
    </div>
  ),
}
