import type { Chat, ChatRow } from '@tarapath/session-engine/chat'
import { ChatBubble, ChatLog, ErrorState, formatRupees, Skeleton, SkeletonGroup, TypingDots } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { hidesNumber, languageOf, partnerAtom, sessionViewAtom, words } from '../consultation/index.ts'
import { formatTime } from '../platform/index.ts'
import { MessageContent } from './message-content.tsx'
import { usePageVisible } from './use-page-visible.ts'

export function ChatMessages({ chat, name }: { chat: Chat; name: string }) {
  const { rows, state, unread, isTyping } = useSyncExternalStore(chat.subscribe, chat.getSnapshot)
  // Messages from before the chat was opened are not announced to screen readers.
  const [historyLength, setHistoryLength] = useState<number | null>(null)
  if (historyLength === null && state !== 'loading') setHistoryLength(rows.length)
  const live = rows.slice(historyLength ?? rows.length)
  const isVisible = usePageVisible()
  const draw = (row: ChatRow) => <Message key={row.key} row={row} name={name} chat={chat} />

  if (state === 'failing' && rows.length === 0) {
    return (
      <ErrorState title="The messages did not load" level={2} onRetry={() => chat.refresh()}>
        The chat itself is running. Check your connection.
      </ErrorState>
    )
  }
  return (
    <ChatLog
      label={`Messages with ${name}`}
      rows={live.length + (isTyping ? 1 : 0)}
      newCount={unread}
      newLabel={words.unread(unread)}
      footer={isTyping ? <TypingDots name={name} /> : null}
      onSeen={isVisible ? chat.seen : undefined}
      earlier={
        state === 'loading' ? (
          <SkeletonGroup label="Messages are loading">
            <Skeleton lines={3} />
          </SkeletonGroup>
        ) : (
          <>
            <Joined />
            {rows.slice(0, historyLength ?? rows.length).map(draw)}
          </>
        )
      }
    >
      {live.map(draw)}
    </ChatLog>
  )
}

function Joined() {
  const startedAt = useAtomValue(sessionViewAtom)?.consultation?.start_datetime
  const ratePaise = useAtomValue(partnerAtom)?.ratePaise
  if (!startedAt || ratePaise === undefined) return null
  return (
    <ChatBubble from="system">
      {words.billingStarted(formatRupees(ratePaise, { trailingZeros: 'strip' }), formatTime(startedAt))}
    </ChatBubble>
  )
}

function Message({ row, name, chat }: { row: ChatRow; name: string; chat: Chat }) {
  const text = row.text ?? ''
  return (
    <ChatBubble
      from={row.sender}
      by={row.sender === 'them' ? name : undefined}
      time={formatTime(row.at)}
      status={row.sender === 'me' ? (row.status === 'pending' ? 'sending' : row.status) : undefined}
      masked={hidesNumber(text)}
      lang={languageOf(text)}
      onRetry={row.status === 'failed' ? () => chat.retry(row.key) : undefined}
      onDelete={row.status === 'failed' ? () => chat.remove(row.key) : undefined}
    >
      <MessageContent message={row} name={name} />
    </ChatBubble>
  )
}
