import { readChat, type ChatMessage, type PastConsultation } from '@tarapath/astrologer-api'
import { formatDayAndTime } from '@tarapath/customer-core/dates'
import { ErrorState, formatDuration, Spinner } from '@tarapath/ui-kit'
import { useState } from 'react'
import { api } from '../platform/api.ts'
import { appWords } from '../words/app.gen.ts'
import { customerWords } from '../words/customer.gen.ts'
import styles from './consultation.module.css'
import { Message } from './message.tsx'

/** An earlier consultation with the customer. Its messages are read when it is opened. */
export function EarlierChat({ past }: { past: PastConsultation }) {
  const { id, requested_at: at, paid_seconds: seconds, customer_name: name } = past
  const date = formatDayAndTime(at)
  const [messages, setMessages] = useState<readonly ChatMessage[] | 'unread' | 'failed'>('unread')

  function load() {
    setMessages('unread')
    readChat(api, { consultation_id: id, after: 0 }).then(
      ({ results }) => setMessages(results),
      () => setMessages('failed'),
    )
  }

  return (
    <li>
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && messages === 'unread') load()
        }}
      >
        <summary>
          {date} · {formatDuration(seconds, 'clock')}
        </summary>
        <div className={styles['messages']} role="group" aria-label={customerWords().messages({ date })}>
          {messages === 'unread' ? <Spinner label={appWords().loading} /> : null}
          {messages === 'failed' ? (
            <ErrorState
              level={3}
              title={customerWords().messagesNotLoaded}
              retryLabel={appWords().tryAgain}
              onRetry={load}
            />
          ) : null}
          {Array.isArray(messages) && messages.length === 0 ? <p>{customerWords().noMessages}</p> : null}
          {Array.isArray(messages)
            ? messages.map((message: ChatMessage) => <Message key={message.id} message={message} name={name} />)
            : null}
        </div>
      </details>
    </li>
  )
}
