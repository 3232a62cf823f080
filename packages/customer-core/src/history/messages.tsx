import type { ChatMessage } from '@tarapath/api-client/types'
import { ChatBubble, EmptyState } from '@tarapath/ui-kit'
import { isCard, MessageContent, SharedCard } from '../chat/index.ts'
import { fromWire } from '../consultation/index.ts'
import { formatTime } from '../platform/index.ts'
import styles from './history.module.css'
import { consultationWords } from './words/consultation.gen.ts'

/** The messages of an ended chat. */
export function Messages({ list, name }: { list: readonly ChatMessage[]; name: string }) {
  if (list.length === 0) {
    return (
      <EmptyState title={consultationWords().noMessages} level={3}>
        {consultationWords().noMessagesHint}
      </EmptyState>
    )
  }
  return (
    <ol className={styles['messages']}>
      {list.map(fromWire).map((message) => (
        <li key={message.id}>
          <Message message={message} name={name} />
        </li>
      ))}
    </ol>
  )
}

function Message({ message, name }: { message: ReturnType<typeof fromWire>; name: string }) {
  if (isCard(message)) return <SharedCard card={message} name={name} />
  return (
    <ChatBubble from={message.sender} by={message.sender === 'them' ? name : undefined} time={formatTime(message.at)}>
      <MessageContent message={message} name={name} />
    </ChatBubble>
  )
}
