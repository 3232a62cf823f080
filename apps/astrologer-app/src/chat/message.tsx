import type { ChatMessage } from '@tarapath/astrologer-api'
import { formatTime } from '@tarapath/customer-core/dates'
import { ChatBubble, type ChatBubbleWords } from '@tarapath/ui-kit'
import { chatWords } from '../words/chat.gen.ts'
import styles from './consultation.module.css'
import { Recording } from './recording.tsx'

export function Message({ message, name }: { message: ChatMessage; name: string }) {
  const words = chatWords()
  const isMine = message.from === 'astrologer'
  if (message.kind === 'kundli')
    return <ChatBubble from="system">{isMine ? words.youShared : sharedText(message.text, name)}</ChatBubble>
  return (
    <ChatBubble
      from={isMine ? 'me' : 'them'}
      by={isMine ? words.you : name}
      time={formatTime(message.sent_at)}
      words={bubbleWords()}
      status={isMine ? 'sent' : undefined}
    >
      <Attachment message={message} name={isMine ? null : name} />
      {message.text}
    </ChatBubble>
  )
}

/** Which birth details the customer shared: their own, or whose. */
function sharedText(card: string, name: string): string {
  const words = chatWords()
  const { of, name: person } = JSON.parse(card) as { of?: string; name: string }
  return of === 'other' ? words.sharedOther({ name, person }) : words.sharedBirth({ name })
}

/** Without a name it is the astrologer's own. */
function Attachment({ message: { kind, file }, name }: { message: ChatMessage; name: string | null }) {
  const words = chatWords()
  if (kind === 'text') return null
  if (file === null) return <em>{words.deletedFile}</em>
  return kind === 'image' ? (
    <img className={styles['picture']} src={file} alt={name === null ? words.yourPicture : words.picture({ name })} />
  ) : (
    <Recording file={file} title={name === null ? words.yourRecording : words.recording({ name })} />
  )
}

export function bubbleWords(): ChatBubbleWords {
  const { sending, sent, notSent, masked, retry, delete: remove } = chatWords()
  return { sending, sent, read: sent, unsure: sending, failed: notSent, masked, retry, delete: remove }
}
