import type { OpenConsultation } from '@tarapath/astrologer-api'
import { AttachButton, PendingMessage, VoiceButton } from '@tarapath/customer-core/chat-files'
import { ChatBubble, ChatLog, Composer, TypingDots } from '@tarapath/ui-kit'
import { chatWords } from '../words/chat.gen.ts'
import { bubbleWords, Message } from './message.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { useChat } from './use-chat.ts'
import { useFiles } from './use-files.ts'

const MAX_LETTERS = 1000

interface ChatPanelProps {
  consultationId: number
  /** The customer's. */
  name: string
  /** The customer's, if they were shared. */
  birth: OpenConsultation['birth']
  draft: string
  onDraft: (text: string) => void
  /** Adds a text to the draft. */
  onWrite: (text: string) => void
}

export function ChatPanel({ consultationId, name, birth, draft, onDraft, onWrite }: ChatPanelProps) {
  const words = chatWords()
  const { messages, outgoing, customer, say, sayAgain, forget, reportTyping, refresh } = useChat(consultationId)
  const [sending, files] = useFiles(consultationId, { reportTyping, refresh })
  const arrived = new Set(messages.map(({ id }) => String(id)))
  const pending = sending.filter(({ id }) => id === null || !arrived.has(id))
  return (
    <>
      <ChatLog
        label={words.log({ name })}
        regionLabel={words.messages}
        rows={messages.length + outgoing.length + pending.length + (customer.isTyping ? 1 : 0)}
        footer={customer.isTyping ? <TypingDots text={words.isTyping({ name })} /> : null}
      >
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            name={name}
            isRead={message.id <= customer.readId}
            birth={birth}
          />
        ))}
        {outgoing.map((message) => (
          <ChatBubble
            key={message.id}
            from="me"
            by={words.you}
            words={bubbleWords()}
            status={message.hasFailed ? 'failed' : 'sending'}
            onRetry={() => sayAgain(message)}
            onDelete={() => forget(message.id)}
          >
            {message.text}
          </ChatBubble>
        ))}
        {pending.map((file) => (
          <PendingMessage key={file.key} pending={file} files={files} />
        ))}
      </ChatLog>
      <QuickReplies onChoose={onWrite} />
      <Composer
        value={draft}
        onChange={(text) => {
          onDraft(text)
          if (text !== '') reportTyping()
        }}
        onSend={(text) => {
          onDraft('')
          say(text)
        }}
        label={words.message}
        sendLabel={words.send}
        maxLength={MAX_LETTERS}
        leading={<AttachButton files={files} disabled={false} />}
        emptyAction={<VoiceButton files={files} disabled={false} />}
        autoFocus
      />
    </>
  )
}
