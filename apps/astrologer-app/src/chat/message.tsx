import type { ChatMessage, OpenConsultation } from '@tarapath/astrologer-api'
import { formatTime } from '@tarapath/customer-core/dates'
import { ChatBubble, type ChatBubbleWords } from '@tarapath/ui-kit'
import { chatWords } from '../words/chat.gen.ts'
import styles from './consultation.module.css'
import { OwnCard } from './own-card.tsx'
import { Recording } from './recording.tsx'

interface MessageProps {
  message: ChatMessage
  /** The customer's. */
  name: string
  /** Whether the customer has seen it. */
  isRead?: boolean
  birth?: OpenConsultation['birth']
}

export function Message({ message, name, isRead = false, birth = null }: MessageProps) {
  const words = chatWords()
  const isMine = message.from === 'astrologer'
  const isCard = message.kind === 'kundli'
  if (isCard && !isMine) return <ChatBubble from="system">{sharedText(message.text, name)}</ChatBubble>
  return (
    <ChatBubble
      from={isMine ? 'me' : 'them'}
      by={isMine ? words.you : name}
      time={formatTime(message.sent_at)}
      words={bubbleWords()}
      status={isMine ? (isRead ? 'read' : 'sent') : undefined}
    >
      {isCard ? (
        <OwnCard card={message.text} birth={birth} />
      ) : (
        <>
          <Attachment message={message} name={isMine ? null : name} />
          {message.text}
        </>
      )}
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
  if (kind === 'text' || kind === 'kundli') return null
  if (file === null) return <em>{words.deletedFile}</em>
  return kind === 'image' ? (
    <img className={styles['picture']} src={file} alt={name === null ? words.yourPicture : words.picture({ name })} />
  ) : (
    <Recording file={file} title={name === null ? words.yourRecording : words.recording({ name })} />
  )
}

export function bubbleWords(): ChatBubbleWords {
  const { sending, sent, read, notSent, masked, retry, delete: remove } = chatWords()
  return { sending, sent, read, unsure: sending, failed: notSent, masked, retry, delete: remove }
}
