import type { Chat, ChatRow } from '@tarapath/session-engine/chat'
import {
  ChatBubble,
  ChatLog,
  ErrorState,
  formatRupees,
  Skeleton,
  SkeletonGroup,
  TypingDots,
  type ChatBubbleWords,
} from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { memo, useState, useSyncExternalStore } from 'react'
import { hidesNumber, partnerAtom, sessionViewAtom } from '../consultation/index.ts'
import { commonWords, formatTime, languageOf } from '../platform/index.ts'
import { MessageContent } from './message-content.tsx'
import { isCard, SharedCard } from './shared-card.tsx'
import { pendingFilesAtom } from './pending-files.ts'
import { PendingMessage } from './pending-message.tsx'
import { usePageVisible } from './use-page-visible.ts'
import { useReportRead } from './use-report-in-chat.ts'
import type { SendFiles } from './file-sender.ts'
import { roomWords } from './words/room.gen.ts'

export interface ChatMessagesProps {
  chat: Chat
  name: string
  consultationId: string
  files: SendFiles
}

export function ChatMessages({ chat, name, consultationId, files }: ChatMessagesProps) {
  const { rows, state, unread, isTyping } = useSyncExternalStore(chat.subscribe, chat.getSnapshot)
  // Messages from before the chat was opened are not announced to screen readers.
  const [historyLength, setHistoryLength] = useState<number | null>(null)
  if (historyLength === null && state !== 'loading') setHistoryLength(rows.length)
  const words = roomWords()
  const live = rows.slice(historyLength ?? rows.length)
  const earlier = rows.slice(0, historyLength ?? rows.length)
  // Messages from before paid time stand above the note that says when it began.
  const opening = earlier.findIndex((row) => !isCard(row))
  const startsAt = opening === -1 ? earlier.length : opening
  const isVisible = usePageVisible()
  const pending = usePendingFiles(consultationId, rows)
  const isAllSeen = isVisible && unread === 0
  useReportRead(consultationId, isAllSeen ? (rows.findLast(({ sender }) => sender === 'them')?.id ?? null) : null)
  const draw = (row: ChatRow) => <Message key={row.key} row={row} name={name} chat={chat} />

  if (state === 'failing' && rows.length === 0) {
    return (
      <ErrorState title={words.messagesNotLoaded} retryLabel={words.tryAgain} level={2} onRetry={() => chat.refresh()}>
        {words.messagesNotLoadedHint}
      </ErrorState>
    )
  }
  return (
    <ChatLog
      label={words.messagesWith({ name })}
      regionLabel={commonWords().messages}
      rows={live.length + pending.length + (isTyping ? 1 : 0)}
      newCount={unread}
      newLabel={words.newMessages({ count: unread })}
      footer={isTyping ? <TypingDots text={words.isTyping({ name })} /> : null}
      onSeen={isVisible ? chat.seen : undefined}
      earlier={
        state === 'loading' ? (
          <SkeletonGroup label={words.messagesLoading}>
            <Skeleton lines={3} />
          </SkeletonGroup>
        ) : (
          <>
            {earlier.slice(0, startsAt).map(draw)}
            <Joined />
            {earlier.slice(startsAt).map(draw)}
          </>
        )
      }
    >
      {live.map(draw)}
      {pending.map((file) => (
        <PendingMessage key={file.key} pending={file} files={files} />
      ))}
    </ChatLog>
  )
}

/** What the server's list does not show yet. */
function usePendingFiles(consultationId: string, rows: readonly ChatRow[]) {
  const files = useAtomValue(pendingFilesAtom)
  const listed = new Set(rows.map(({ id }) => id))
  return files.filter((file) => file.consultationId === consultationId && !(file.id !== null && listed.has(file.id)))
}

function Joined() {
  const startedAt = useAtomValue(sessionViewAtom)?.consultation?.start_datetime
  const ratePaise = useAtomValue(partnerAtom)?.ratePaise
  if (!startedAt || ratePaise === undefined) return null
  return (
    <ChatBubble from="system">
      {roomWords().billingStarted({
        rate: formatRupees(ratePaise, { trailingZeros: 'strip' }),
        time: formatTime(startedAt),
      })}
    </ChatBubble>
  )
}

function bubbleWords(): ChatBubbleWords {
  const words = roomWords()
  return {
    sending: words.sending,
    sent: words.sent,
    read: words.read,
    unsure: words.sending,
    failed: words.notSent,
    masked: words.numberHidden,
    retry: words.tryAgain,
    delete: words.delete,
  }
}

/** A row that has not changed is not drawn again: with each message that is sent, forty others would be. */
const Message = memo(function Message({ row, name, chat }: { row: ChatRow; name: string; chat: Chat }) {
  const text = row.text ?? ''
  if (isCard(row)) return <SharedCard card={row} name={name} />
  return (
    <ChatBubble
      from={row.sender}
      by={row.sender === 'them' ? name : undefined}
      time={formatTime(row.at)}
      status={row.sender === 'me' ? (row.status === 'pending' ? 'sending' : row.status) : undefined}
      words={bubbleWords()}
      masked={hidesNumber(text)}
      lang={languageOf(text)}
      onRetry={row.status === 'failed' ? () => chat.retry(row.key) : undefined}
      onDelete={row.status === 'failed' ? () => chat.remove(row.key) : undefined}
    >
      <MessageContent message={row} name={name} />
    </ChatBubble>
  )
})
