import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ChatBubble } from './chat-bubble.tsx'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { PictureBubble } from './picture-bubble.tsx'
import { TypingDots } from './typing-dots.tsx'
import { VoiceNote } from './voice-note.tsx'

const meta = {
  title: 'Patterns/Chat',
  component: ChatBubble,
  args: { from: 'me', children: 'Yes. I want to ask about a job change in January.', time: '4:13 pm' },
} satisfies Meta<typeof ChatBubble>
export default meta
type Story = StoryObj<typeof meta>

const column = { display: 'flex', flexDirection: 'column', gap: 12 } as const

export const Bubbles: Story = {
  render: (args) => (
    <div style={column}>
      <ChatBubble from="system">Acharya Meera joined at 4:12 pm. Time is now paid at ₹18/min.</ChatBubble>
      <ChatBubble from="them" time="4:12 pm" lang="hi" by="Acharya Meera">
        नमस्ते। आपका जन्म समय 6:42 सुबह, नागपुर — सही है?
      </ChatBubble>
      <ChatBubble {...args} status="read" />
      <ChatBubble from="me" time="4:14 pm" status="sent" masked>
        Call me on **********
      </ChatBubble>
      <ChatBubble from="me" time="4:15 pm" status="sending">
        Is January good for it?
      </ChatBubble>
      <ChatBubble from="me" time="4:15 pm" status="unsure" onRetry={fn()} onDelete={fn()}>
        Or should I wait for March?
      </ChatBubble>
      <ChatBubble from="me" time="4:15 pm" status="failed" onRetry={fn()} onDelete={fn()}>
        Please tell me
      </ChatBubble>
      <TypingDots text="Acharya Meera is typing" />
    </div>
  ),
}

function Conversation() {
  const [lines, setLines] = useState(() => Array.from({ length: 12 }, (_, n) => `Line ${n + 1}`))
  const [text, setText] = useState('')
  return (
    <div style={{ height: 420, display: 'flex', flexDirection: 'column' }}>
      <ChatLog label="Chat with Acharya Meera" rows={lines.length}>
        {lines.map((line) => (
          <ChatBubble key={line} from={lines.indexOf(line) % 2 ? 'me' : 'them'} time="4:12 pm">
            {line}
          </ChatBubble>
        ))}
      </ChatLog>
      <Composer
        value={text}
        onChange={setText}
        onSend={(line) => {
          setLines([...lines, line])
          setText('')
        }}
      />
    </div>
  )
}

export const FollowsNewMessages: Story = {
  render: () => <Conversation />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'One more')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByText('One more')).toBeVisible()
    const log = canvas.getByRole('region', { name: 'Messages' })
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2)
  },
}

function LosesItsFirstRows() {
  const [rows, setRows] = useState(() => Array.from({ length: 40 }, (_, n) => `Row ${n + 1}`))
  return (
    <div style={{ height: 300, display: 'flex', flexDirection: 'column' }}>
      <ChatLog label="Chat with Acharya Meera" rows={rows.length}>
        {rows.map((row) => (
          <p key={row}>{row}</p>
        ))}
      </ChatLog>
      <button type="button" onClick={() => setRows(rows.slice(10))}>
        Drop ten
      </button>
    </div>
  )
}

export const KeepsWhatIsRead: Story = {
  render: () => <LosesItsFirstRows />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('region', { name: 'Messages' })
    const read = canvas.getByText('Row 25')
    log.scrollTop += read.getBoundingClientRect().top - log.getBoundingClientRect().top - 20
    await waitFor(() => expect(log).toHaveAttribute('data-reading-earlier'))
    const top = read.getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Drop ten' }))
    await waitFor(() => expect(canvas.queryByText('Row 1')).toBeNull())
    await expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThan(2)
  },
}
export const Disabled: Story = {
  render: () => <Composer value="" onChange={() => {}} onSend={() => {}} disabledReason="This chat has ended." />,
}

const peaks = Array.from({ length: 30 }, (_, bar) => Math.abs(Math.sin(bar * 0.9)) * 0.9)
const voiceWords = { play: 'Play', pause: 'Pause' }
const palm =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%23a99" d="M0 0h4v3H0z"/%3E%3C/svg%3E'

export const PicturesAndVoiceNotes: Story = {
  render: () => (
    <div style={column}>
      <ChatBubble from="them" time="4:12 pm">
        <VoiceNote peaks={peaks} duration={24} position={10} state="playing" words={voiceWords} />
      </ChatBubble>
      <ChatBubble from="me" time="4:13 pm" status="sending">
        <VoiceNote peaks={null} duration={6} state="sending" words={voiceWords} />
      </ChatBubble>
      <ChatBubble from="me" time="4:14 pm" status="sending">
        <PictureBubble
          src={palm}
          alt="Your picture"
          state="sending"
          progress={0.4}
          progressLabel="Sending the picture"
        />
      </ChatBubble>
      <ChatBubble from="me" time="4:15 pm" status="failed" onRetry={fn()} onDelete={fn()}>
        <PictureBubble
          src={palm}
          alt="Your picture"
          state="failed"
          progress={null}
          progressLabel="Sending the picture"
        />
      </ChatBubble>
    </div>
  ),
}
