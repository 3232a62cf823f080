import type { Chat } from '@tarapath/session-engine/chat'
import { Button, Composer, InlineNotice, PageBar } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isConnectionFailingAtom, partnerAtom, sessionViewAtom, UNKNOWN_PARTNER } from '../consultation/index.ts'
import { engineAtom } from '../platform/index.ts'
import { ChatMessages } from './chat-messages.tsx'
import styles from './chat-screen.module.css'
import { IdleBar } from './idle-bar.tsx'
import { MAX_MESSAGE_LENGTH } from './message.ts'
import { RoomMeter } from './room-meter.tsx'
import { useChatOf } from './use-chat-of.ts'

const EndQuestion = lazy(() => import('./end-question.tsx'))

export function ChatRoom({ consultationId }: { consultationId: string }) {
  const chat = useChatOf(consultationId)
  const phase = useAtomValue(sessionViewAtom)?.phase
  const active = phase === 'active'
  const ending = phase === 'ending'
  const name = useAtomValue(partnerAtom)?.name ?? UNKNOWN_PARTNER
  const failing = useAtomValue(isConnectionFailingAtom)
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (!active) chat?.ended()
  }, [active, chat])

  return (
    <main id="main" className={styles['room']}>
      <div className={styles['top']}>
        <PageBar title={name} level={1} backHref="/" backLabel="Leave the chat open and go home">
          <Button variant="danger-outline" size="s" disabled={!active} loading={ending} onClick={() => setAsking(true)}>
            {ending ? 'Ending…' : 'End'}
          </Button>
        </PageBar>
        <RoomMeter />
      </div>
      {failing ? (
        <div className={styles['notice']}>
          <InlineNotice tone="warn" live="status" title="The connection is lost.">
            The clock goes on. What you write waits here and is sent as soon as you are back.
          </InlineNotice>
        </div>
      ) : null}
      <IdleBar />
      <div className={styles['log']}>{chat ? <ChatMessages chat={chat} name={name} /> : null}</div>
      {chat ? <MessageField chat={chat} disabledReason={active ? undefined : ending ? ENDING : ENDED} /> : null}
      <Suspense fallback={null}>
        {asking && active ? <EndQuestion name={name} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </main>
  )
}

const ENDING = 'Ending… You can still copy what you wrote.'
const ENDED = 'This chat has ended. You can still copy what you wrote.'

function MessageField({ chat, disabledReason }: { chat: Chat; disabledReason: string | undefined }) {
  const engine = useAtomValue(engineAtom)
  const [text, setText] = useState('')
  return (
    <Composer
      value={text}
      onChange={setText}
      maxLength={MAX_MESSAGE_LENGTH}
      disabledReason={disabledReason}
      onActivity={() => engine?.activity('typing')}
      onSend={(written) => {
        if (written.trim() === '') return
        chat.send(written)
        setText('')
      }}
    />
  )
}
