import { Button, ChatLog, Composer, GiftIcon, InlineNotice, PauseIcon, PlayIcon, Tag } from '@tarapath/ui-kit'
import { formatRupees } from '@tarapath/ui-kit'
import { memo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { commonWords, languageOf } from '../platform/index.ts'
import { hidesNumber } from '../consultation/index.ts'
import type { RoomLine } from './room-lines.ts'
import styles from './room-chat.module.css'
import type { Room } from './use-room.ts'
import { useLasts } from './use-lasts.ts'
import { roomWords } from './words/room.gen.ts'

const MAX_CHARACTERS = 300

/** Connecting takes less than that where nothing is wrong. */
const TELLS_AFTER_MS = 2000

interface RoomChatProps {
  room: Room
  /** In the place of the send button while there is no text. */
  emptyAction?: ReactNode
  actionOf?: ActionOf | undefined
}

/** What the host can do about the sender of a message. */
export type ActionOf = (line: Extract<RoomLine, { kind: 'message' }>) => ReactNode

/** The chat of a live stream. Pausing it keeps what is read where it is. */
export function RoomChat({ room, emptyAction, actionOf }: RoomChatProps) {
  const words = roomWords()
  const { isConnected, send } = room
  const lines = useSyncExternalStore(room.lines.subscribe, room.lines.read)
  const isUnconnected = useLasts(!isConnected, TELLS_AFTER_MS)
  const [pausedAt, setPausedAt] = useState<readonly RoomLine[] | null>(null)
  const [text, setText] = useState('')
  const [sending, setSending] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const shown = pausedAt ?? lines
  const lastSeen = pausedAt?.at(-1)
  const unseen = pausedAt ? lines.length - 1 - lines.findLastIndex(({ key }) => key === lastSeen?.key) : 0
  const submit = async (message: string) => {
    setText('')
    setSending((now) => [...now, message])
    const refused = await send(message)
    setSending((now) => now.toSpliced(now.indexOf(message), 1))
    setProblem(refused)
    // What was not sent comes back, unless something else was written meanwhile.
    if (refused !== null) setText((now) => (now === '' ? message : now))
  }
  return (
    <section className={styles['chat']} aria-labelledby="room-chat">
      <div className={styles['head']}>
        <h2 id="room-chat">{words.chat}</h2>
        <Button
          variant="quiet"
          size="s"
          icon={pausedAt ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
          onClick={() => setPausedAt(pausedAt ? null : lines)}
        >
          {pausedAt ? (unseen > 0 ? words.continueWith({ count: unseen }) : words.continue) : words.pause}
        </Button>
      </div>
      <ChatLog
        label={words.chat}
        regionLabel={commonWords().messages}
        rows={shown.length}
        paused={pausedAt !== null}
        footer={
          sending.length > 0 ? (
            sending.map((message, at) => <Sending key={at} message={message} />)
          ) : shown.length === 0 ? (
            <p className={styles['quiet']}>{words.empty}</p>
          ) : null
        }
      >
        {shown.map((line) => (
          <Line key={line.key} line={line} actionOf={actionOf} />
        ))}
      </ChatLog>
      <div className={styles['foot']}>
        {isUnconnected ? (
          <p className={styles['quiet']} role="status">
            {words.chatConnecting}
          </p>
        ) : null}
        {problem ? (
          <InlineNotice
            tone="warn"
            live="alert"
            dismissLabel={commonWords().dismiss}
            onDismiss={() => setProblem(null)}
          >
            {problem}
          </InlineNotice>
        ) : null}
        <Composer
          value={text}
          onChange={setText}
          onSend={(message) => void submit(message)}
          label={words.say}
          sendLabel={words.send}
          maxLength={MAX_CHARACTERS}
          emptyAction={emptyAction}
        />
      </div>
    </section>
  )
}

function Sending({ message }: { message: string }) {
  return (
    <div className={styles['line']}>
      <p>
        <span lang={languageOf(message)}>{message}</span> <small>{roomWords().sending}</small>
      </p>
    </div>
  )
}

/** Most of a hundred are as they were when one more comes. */
const Line = memo(function Line({ line, actionOf }: { line: RoomLine; actionOf: ActionOf | undefined }) {
  const words = roomWords()
  if (line.kind === 'tip')
    return (
      <p className={styles['tip']}>
        <GiftIcon size={18} />
        <TipText name={line.name} amount={formatRupees(line.paise, { trailingZeros: 'strip' })} />
      </p>
    )
  return (
    <div className={styles['line']}>
      <p>
        <b>{line.name}</b> {line.isHost ? <Tag tone="primary">{words.host}</Tag> : null}{' '}
        <span lang={languageOf(line.text)}>{line.text}</span>
        {hidesNumber(line.text) ? <small> {words.hidden}</small> : null}
      </p>
      {actionOf?.(line)}
    </div>
  )
})

/** Stands around what is strong, in a place of the sentence that the language chooses. */
const MARK = '\u0000'

function TipText({ name, amount }: { name: string; amount: string }) {
  const marked = (text: string) => MARK + text + MARK
  const parts = roomWords()
    .tipLine({ name: marked(name), amount: marked(amount) })
    .split(MARK)
  return <span>{parts.map((part, at) => (at % 2 === 0 ? part : <b key={at}>{part}</b>))}</span>
}
