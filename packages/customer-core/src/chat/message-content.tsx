import { isEmojiOnly } from '@tarapath/masking-utils'
import type { ServerMessage } from '@tarapath/session-engine/chat'
import { TextLink } from '@tarapath/ui-kit'
import styles from './message-content.module.css'
import { MessageRecording } from './message-recording.tsx'
import { MessagePicture } from './message-picture.tsx'
import { messageWords } from './words/message.gen.ts'

/** The fields of a message that are shown. */
export type ShownMessage = Pick<ServerMessage, 'sender' | 'kind' | 'text' | 'attachmentUrl'>

/** The content of a bubble: a picture, a recording or a chart, and then the text. `name` is the astrologer's. */
export function MessageContent({ message, name }: { message: ShownMessage; name: string }) {
  const text = message.text ?? ''
  return (
    <>
      <Attachment message={message} name={name} />
      {message.kind === 'image' && text !== '' ? (
        <p className={styles['caption']}>{text}</p>
      ) : (
        <MessageText text={text} />
      )}
    </>
  )
}

const MessageText = ({ text }: { text: string }) =>
  isEmojiOnly(text) ? <span className={styles['emoji']}>{text}</span> : text

function Attachment({ message: { sender, kind, attachmentUrl, text }, name }: { message: ShownMessage; name: string }) {
  const words = messageWords()
  const isMine = sender === 'me'
  if (kind === 'image') {
    if (attachmentUrl === null) return <p className={styles['gone']}>{words.pictureGone}</p>
    const title = isMine ? words.yourPicture : words.pictureFrom({ name })
    return <MessagePicture src={attachmentUrl} title={title} caption={text} />
  }
  if (kind === 'audio') {
    if (attachmentUrl === null) return <p className={styles['gone']}>{words.recordingGone}</p>
    const title = isMine ? words.yourRecording : words.recordingFrom({ name })
    return <MessageRecording src={attachmentUrl} title={title} />
  }
  // Our own choice: the contract does not define the kind `kundli`, so its address is shown as a link.
  if (kind === 'kundli' && attachmentUrl !== null) {
    return (
      <p>
        <TextLink href={attachmentUrl}>{words.openKundli}</TextLink>
      </p>
    )
  }
  return null
}
