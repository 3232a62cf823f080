import type { Chat } from '@tarapath/session-engine/chat'
import {
  Button,
  Composer,
  formatRupees,
  initialsOf,
  InlineNotice,
  Jharokha,
  PageBar,
  VisuallyHidden,
} from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import {
  chatAtom,
  isConnectionFailingAtom,
  MAX_MESSAGE_LENGTH,
  ongoingAtom,
  partnerAtom,
  sessionViewAtom,
  unknownPartner,
} from '../consultation/index.ts'
import { engineAtom, formatTime, useDraft, useLatePart, useOpenDialog, type LazyDialog } from '../platform/index.ts'
import { loadRechargePanel, LowBalance } from '../wallet/index.ts'
import { AttachButton } from './attach-button.tsx'
import { ChatMessages } from './chat-messages.tsx'
import styles from './chat-screen.module.css'
import { IdleBar } from './idle-bar.tsx'
import { RoomMeter } from './room-meter.tsx'
import type { ShareBirthDialogProps } from './share-birth-dialog.tsx'
import type { SendFiles } from './file-sender.ts'
import { useReportTyping } from './use-report-in-chat.ts'
import { useSendFiles } from './use-send-files.ts'
import { VoiceButton } from './voice-button.tsx'
import { roomWords } from './words/room.gen.ts'

const loadEndQuestion = () => import('./end-question.tsx')
const shareBirthDialog: LazyDialog<Omit<ShareBirthDialogProps, 'onClose'>> = {
  load: () => import('./share-birth-dialog.tsx'),
}

/** `wasAwaited`: the astrologer joined while this page was open. */
export function ChatRoom({ consultationId, wasAwaited }: { consultationId: string; wasAwaited: boolean }) {
  const chat = useAtomValue(chatAtom)
  const phase = useAtomValue(sessionViewAtom)?.phase
  const active = phase === 'active'
  const ending = phase === 'ending'
  const words = roomWords()
  const partner = useAtomValue(partnerAtom)
  const name = partner?.name ?? unknownPartner()
  const failing = useAtomValue(isConnectionFailingAtom)
  const endQuestion = useLatePart(loadEndQuestion)
  const recharge = useLatePart(loadRechargePanel)
  const [hasRecharged, setRecharged] = useState(false)
  const files = useSendFiles(consultationId)
  const EndQuestion = active ? endQuestion.Part : null
  const RechargePanel = active ? recharge.Part : null
  const closeRecharge = () => {
    recharge.close()
    setRecharged(true)
  }

  return (
    <main id="main" className={styles['room']}>
      <div className={styles['top']}>
        <RoomBar isOpening={endQuestion.isLoading} onEnd={() => void endQuestion.open()} />
        <RoomMeter />
      </div>
      {failing ? (
        <div className={styles['notice']}>
          <InlineNotice tone="warn" live="status" title={words.noInternet}>
            {words.noInternetHint}
          </InlineNotice>
        </div>
      ) : (
        <AstrologerAway name={name} />
      )}
      <IdleBar />
      <div className={styles['log']}>
        {chat ? <ChatMessages chat={chat} name={name} consultationId={consultationId} files={files} /> : null}
      </div>
      {RechargePanel ? (
        <RechargePanel onClose={closeRecharge} />
      ) : (
        <LowBalance isOpening={recharge.isLoading} onRecharge={() => void recharge.open()} />
      )}
      {chat ? (
        <div hidden={RechargePanel !== null} className={styles['composer']}>
          <MessageField
            chat={chat}
            consultationId={consultationId}
            name={name}
            files={files}
            draftKey={`chatDraft:${consultationId}`}
            autoFocus={(wasAwaited || hasRecharged) && RechargePanel === null}
            disabledReason={active ? undefined : ending ? words.endingReason : words.endedReason}
          />
        </div>
      ) : null}
      <PickedUp name={name} ratePaise={wasAwaited ? partner?.ratePaise : undefined} />
      {EndQuestion ? <EndQuestion name={name} onClose={endQuestion.close} /> : null}
    </main>
  )
}

/** The astrologer, the price of a minute, and the button that ends the chat. */
function RoomBar({ isOpening, onEnd }: { isOpening: boolean; onEnd(): void }) {
  const words = roomWords()
  const phase = useAtomValue(sessionViewAtom)?.phase
  const ending = phase === 'ending'
  const partner = useAtomValue(partnerAtom)
  const isAway = Boolean(useAtomValue(ongoingAtom)?.consultant_away_since)
  const detail = phase === 'active' && !isAway ? words.onlineAtRate : words.perMinute
  return (
    <PageBar
      title={partner?.name ?? unknownPartner()}
      level={1}
      backHref="/"
      backLabel={words.leaveOpen}
      lead={
        <Jharokha
          seed={partner?.astrologerId ?? 0}
          initials={initialsOf(partner?.name ?? '')}
          size={30}
          src={partner?.portrait ?? undefined}
        />
      }
      detail={partner && detail({ rate: formatRupees(partner.ratePaise, { trailingZeros: 'strip' }) })}
    >
      <Button
        variant="danger-outline"
        size="s"
        disabled={phase !== 'active'}
        loading={ending || isOpening}
        onClick={onEnd}
      >
        {ending ? words.ending : words.end}
      </Button>
    </PageBar>
  )
}

/** Says to screen readers that the astrologer has joined. The text comes after its outlet, because readers announce changes only. */
function PickedUp({ name, ratePaise }: { name: string; ratePaise: number | undefined }) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (ratePaise !== undefined)
      setText(roomWords().pickedUp({ name, rate: formatRupees(ratePaise, { trailingZeros: 'strip' }) }))
  }, [name, ratePaise])
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  )
}

/** The customer pays during this time, so they read that the astrologer is away. */
function AstrologerAway({ name }: { name: string }) {
  const since = useAtomValue(ongoingAtom)?.consultant_away_since
  if (!since) return null
  const words = roomWords()
  return (
    <div className={styles['notice']}>
      <InlineNotice tone="warn" live="status" title={words.away({ name })}>
        {words.awayHint({ time: formatTime(since) })}
      </InlineNotice>
    </div>
  )
}

interface MessageFieldProps {
  chat: Chat
  consultationId: string
  name: string
  files: SendFiles
  /** Where the text is kept while the customer pays on another page. */
  draftKey: string
  autoFocus: boolean
  disabledReason: string | undefined
}

function MessageField({ chat, consultationId, name, files, draftKey, autoFocus, disabledReason }: MessageFieldProps) {
  const engine = useAtomValue(engineAtom)
  const [text, setText] = useDraft(draftKey)
  const reportTyping = useReportTyping(consultationId)
  const openDialog = useOpenDialog()
  const shareBirth = () =>
    void openDialog(shareBirthDialog, { consultationId: Number(consultationId), name, onShared: () => chat.refresh() })
  return (
    <Composer
      label={roomWords().message}
      sendLabel={roomWords().send}
      value={text}
      onChange={setText}
      maxLength={MAX_MESSAGE_LENGTH}
      autoFocus={autoFocus}
      disabledReason={disabledReason}
      onActivity={() => {
        engine?.activity('typing')
        reportTyping()
      }}
      leading={<AttachButton files={files} disabled={disabledReason !== undefined} onShareBirth={shareBirth} />}
      emptyAction={<VoiceButton files={files} disabled={disabledReason !== undefined} />}
      onSend={(written) => {
        if (written.trim() === '') return
        chat.send(written)
        setText('')
      }}
    />
  )
}
