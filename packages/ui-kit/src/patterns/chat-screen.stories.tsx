import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { GrahaGlyph } from '../glyph/graha-glyph.tsx'
import { TextLink } from '../link/text-link.tsx'
import { InlineNotice } from '../notice/inline-notice.tsx'
import { ChatBubble } from '../session/chat-bubble.tsx'
import { ChatLog } from '../session/chat-log.tsx'
import { Composer } from '../session/composer.tsx'
import { SessionMeter } from '../session/session-meter.tsx'
import { PageBar } from '../shell/page-bar.tsx'

const meta = { title: 'Patterns/Chat screen' } satisfies Meta
export default meta
type Story = StoryObj

export const Running: Story = {
  render: () => (
    <div data-screen style={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', height: '100dvh' }}>
      <div
        style={{ padding: '0 16px 10px', background: 'var(--c-surface)', borderBottom: '1px solid var(--c-border)' }}
      >
        <PageBar title="Acharya Meera" backHref="#back">
          <Button size="s" variant="danger-outline">
            End
          </Button>
        </PageBar>
        <SessionMeter usedPaise={9720} secondsLeft={576} totalSeconds={900} />
      </div>
      <ChatLog label="Chat with Acharya Meera" rows={5}>
        <ChatBubble from="system">Acharya Meera joined at 4:12 pm. Time is now paid at ₹18/min.</ChatBubble>
        <ChatBubble from="them" time="4:12 pm" lang="hi">
          नमस्ते। आपका जन्म समय 6:42 सुबह, नागपुर — सही है?
        </ChatBubble>
        <ChatBubble from="me" time="4:13 pm" status="read">
          Yes. I want to ask about a job change in January.
        </ChatBubble>
        <Card style={{ display: 'flex', gap: 16, alignItems: 'center', padding: 12 }}>
          <GrahaGlyph graha="shani" size={28} className="ui-glyph" />
          <div>
            <strong>Saturn crosses your 10th house</strong>
            <br />
            <span className="ui-note">
              12 Jan – 4 Mar ·{' '}
              <TextLink href="#sky" variant="quiet">
                check the sky chart
              </TextLink>
            </span>
          </div>
        </Card>
        <ChatBubble from="me" time="4:14 pm" masked>
          Call me on **********
        </ChatBubble>
        <InlineNotice tone="warn" title="You were offline for 14 s.">
          Nothing was lost. 1 message is on its way.
        </InlineNotice>
      </ChatLog>
      <Composer value="" onChange={() => {}} onSend={() => {}} />
    </div>
  ),
}
