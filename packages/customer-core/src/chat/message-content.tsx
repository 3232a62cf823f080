import { isEmojiOnly } from '@tarapath/masking-utils'
import type { ServerMessage } from '@tarapath/session-engine/chat'
import { TextLink } from '@tarapath/ui-kit'
import styles from './message-content.module.css'
import { MessagePicture } from './message-picture.tsx'

/** A message as far as it is shown. */
export type ShownMessage = Pick<ServerMessage, 'sender' | 'kind' | 'text' | 'attachmentUrl'>

/** What a bubble holds: a picture, a recording or a chart first, and the text below it. `name` is the other side's. */
export function MessageContent({ message, name }: { message: ShownMessage; name: string }) {
  const text = message.text ?? ''
  return (
    <>
      <Attached message={message} name={name} />
      {message.kind === 'image' && text !== '' ? <p className={styles['caption']}>{text}</p> : <Words text={text} />}
    </>
  )
}

const Words = ({ text }: { text: string }) =>
  isEmojiOnly(text) ? <span className={styles['emoji']}>{text}</span> : text

function Attached({ message: { sender, kind, attachmentUrl, text }, name }: { message: ShownMessage; name: string }) {
  const from = sender === 'me' ? 'you' : name
  if (kind === 'image') {
    if (attachmentUrl === null) return <p className={styles['gone']}>This picture is not kept any more.</p>
    return <MessagePicture src={attachmentUrl} title={`Picture from ${from}`} caption={text} />
  }
  if (kind === 'audio') {
    if (attachmentUrl === null) return <p className={styles['gone']}>This recording is not kept any more.</p>
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what was said
      <audio
        className={styles['sound']}
        controls
        preload="metadata"
        src={attachmentUrl}
        aria-label={`Recording from ${from}`}
      />
    )
  }
  // Our own choice: the contract names the kind `kundli` and says no more, so its address is a link and its text is text.
  if (kind === 'kundli' && attachmentUrl !== null) {
    return (
      <p>
        <TextLink href={attachmentUrl}>Open the kundli</TextLink>
      </p>
    )
  }
  return null
}
