import { ChatBubble, ChatLog, Composer } from '@tarapath/ui-kit'
import { useState } from 'react'
import { chatWords } from '../words/chat.gen.ts'
import { bubbleWords, Message } from './message.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { useChat } from './use-chat.ts'

const MAX_LETTERS = 1000

export function ChatPanel({ consultationId, name }: { consultationId: number; name: string }) {
  const words = chatWords()
  const [draft, setDraft] = useState('')
  const { messages, outgoing, say, sayAgain, forget, reportTyping } = useChat(consultationId)
  return (
    <>
      <ChatLog label={words.log({ name })} rows={messages.length + outgoing.length}>
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
        autoFocus
      />
    </>
  )
}
