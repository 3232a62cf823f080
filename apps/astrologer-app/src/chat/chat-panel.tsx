import { AttachButton, PendingMessage, VoiceButton } from '@tarapath/customer-core/chat-files'
import { ChatBubble, ChatLog, Composer } from '@tarapath/ui-kit'
import { useState } from 'react'
import { chatWords } from '../words/chat.gen.ts'
import { bubbleWords, Message } from './message.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { useChat } from './use-chat.ts'
import { useFiles } from './use-files.ts'

const MAX_LETTERS = 1000

export function ChatPanel({ consultationId, name }: { consultationId: number; name: string }) {
  const words = chatWords()
  const [draft, setDraft] = useState('')
  const { messages, outgoing, say, sayAgain, forget, reportTyping, refresh } = useChat(consultationId)
  const [sending, files] = useFiles(consultationId, { reportTyping, refresh })
  const arrived = new Set(messages.map(({ id }) => String(id)))
  const pending = sending.filter(({ id }) => id === null || !arrived.has(id))
  return (
    <>
      <ChatLog
        label={words.log({ name })}
        regionLabel={words.messages}
        rows={messages.length + outgoing.length + pending.length}
      >
        {messages.map((message) => (
          <Message key={message.id} message={message} name={name} />
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
      <QuickReplies onChoose={(text) => setDraft((known) => [known.trim(), text].filter(Boolean).join(' '))} />
      <Composer
        value={draft}
        onChange={(text) => {
          setDraft(text)
          if (text !== '') reportTyping()
        }}
        onSend={(text) => {
          setDraft('')
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
