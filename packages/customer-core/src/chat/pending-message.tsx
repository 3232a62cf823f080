import { Button, ChatBubble, PictureBubble, VoiceNote } from '@tarapath/ui-kit'
import { formatTime } from '../platform/index.ts'
import type { PendingFile } from './pending-files.ts'
import type { SendFiles } from './file-sender.ts'
import { attachWords } from './words/attach.gen.ts'
import { messageWords } from './words/message.gen.ts'

const KILOBYTE = 1024

/** A picture or recording on its way, which can be taken back, or sent again when it failed. */
export function PendingMessage({ pending, files }: { pending: PendingFile; files: SendFiles }) {
  const words = attachWords()
  const { key, kind, preview, seconds, status, progress, problem, at, file } = pending
  const hasFailed = status === 'failed' || status === 'refused'
  const waiting = navigator.onLine ? words.retrying : words.waiting
  return (
    <ChatBubble
      from="me"
      time={formatTime(at)}
      status={hasFailed ? 'failed' : 'sending'}
      words={{
        sending: status === 'waiting' ? waiting : words.sendingSize({ size: sizeOf(file) }),
        sent: words.sent,
        read: words.sent,
        unsure: waiting,
        failed: problem ?? words.notSent,
        masked: '',
        retry: words.tryAgain,
        delete: words.delete,
      }}
      onRetry={status === 'failed' ? () => files.retry(key) : undefined}
      onDelete={hasFailed ? () => files.remove(key) : undefined}
    >
      {kind === 'image' && preview ? (
        <PictureBubble
          src={preview}
          alt={messageWords().yourPicture}
          state={hasFailed ? 'failed' : 'sending'}
          progress={progress}
          progressLabel={words.sendingPicture}
        />
      ) : (
        <VoiceNote peaks={null} duration={seconds} state="sending" words={{ play: words.play, pause: words.pause }} />
      )}
      {hasFailed || status === 'sent' ? null : (
        <Button variant="quiet" size="s" onClick={() => files.remove(key)}>
          {words.cancel}
        </Button>
      )}
    </ChatBubble>
  )
}

/** "240 KB", "1.2 MB" */
function sizeOf({ size }: File): string {
  const kilobytes = size / KILOBYTE
  return kilobytes < KILOBYTE ? `${Math.max(Math.round(kilobytes), 1)} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}
