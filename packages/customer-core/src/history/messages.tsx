import type { ChatMessage } from '@tarapath/api-client/types'
import { ChatBubble, EmptyState, TextInput } from '@tarapath/ui-kit'
import { useState } from 'react'
import { isCard, MessageContent, SharedCard } from '../chat/index.ts'
import { fromWire } from '../consultation/index.ts'
import { formatTime } from '../platform/index.ts'
import styles from './history.module.css'
import { consultationWords } from './words/consultation.gen.ts'

/** Fewer messages need no search. */
const FEW = 8

/** The messages of an ended chat, with a search where there are many. */
export function Messages({ list, name }: { list: readonly ChatMessage[]; name: string }) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLocaleLowerCase('en-IN')
  if (list.length === 0) {
    return (
      <EmptyState title={consultationWords().noMessages} level={3}>
        {consultationWords().noMessagesHint}
      </EmptyState>
    )
  }
  const words = consultationWords()
  const found = list.map(fromWire).filter(({ text }) => text?.toLocaleLowerCase('en-IN').includes(wanted) ?? !wanted)
  return (
    <>
      {list.length > FEW ? (
        <TextInput
          label={words.searchMessages}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      ) : null}
      <p role="status" className="ui-note">
        {wanted ? words.messagesFound({ count: found.length }) : ''}
      </p>
      <ol className={styles['messages']}>
        {found.map((message) => (
          <li key={message.id}>
            <Message message={message} name={name} />
          </li>
        ))}
      </ol>
    </>
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
