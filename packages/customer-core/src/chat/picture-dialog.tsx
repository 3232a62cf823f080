import { commonWords } from '../platform/index.ts'
import { ChatDialog } from './chat-dialog.tsx'
import styles from './message-content.module.css'
import type { MessagePictureProps } from './message-picture.tsx'

export default function PictureDialog({ src, title, caption, onClose }: MessagePictureProps & { onClose(): void }) {
  return (
    <ChatDialog
      open
      closeLabel={commonWords().close}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={caption ?? undefined}
      size="l"
    >
      <img className={styles['whole']} src={src} alt={caption ?? title} />
    </ChatDialog>
  )
}
