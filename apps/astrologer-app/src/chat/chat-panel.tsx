import type { ChatMessage } from '@tarapath/astrologer-api'
import { formatTime } from '@tarapath/customer-core/dates'
import { ChatBubble, ChatLog, Composer, type ChatBubbleWords } from '@tarapath/ui-kit'
import { useState } from 'react'
import { chatWords } from '../words/chat.gen.ts'
import styles from './consultation.module.css'
import { Recording } from './recording.tsx'
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

function Message({ message, name }: { message: ChatMessage; name: string }) {
  const words = chatWords()
  if (message.kind === 'kundli') return <ChatBubble from="system">{words.sharedBirth({ name })}</ChatBubble>
  const isMine = message.from === 'astrologer'
  return (
    <ChatBubble
      from={isMine ? 'me' : 'them'}
      by={isMine ? words.you : name}
      time={formatTime(message.sent_at)}
      words={bubbleWords()}
      status={isMine ? 'sent' : undefined}
    >
      <Attachment message={message} name={name} />
      {message.text}
    </ChatBubble>
  )
}

function Attachment({ message: { kind, file }, name }: { message: ChatMessage; name: string }) {
  const words = chatWords()
  if (kind === 'text') return null
  if (file === null) return <em>{words.deletedFile}</em>
  return kind === 'image' ? (
    <img className={styles['picture']} src={file} alt={words.picture({ name })} />
  ) : (
    <Recording file={file} title={words.recording({ name })} />
  )
}

function bubbleWords(): ChatBubbleWords {
  const { sending, sent, notSent, masked, retry, delete: remove } = chatWords()
  return { sending, sent, read: sent, unsure: sending, failed: notSent, masked, retry, delete: remove }
}
