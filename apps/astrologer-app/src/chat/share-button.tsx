import { shareInChat, type SharedCard } from '@tarapath/astrologer-api'
import { Button } from '@tarapath/ui-kit'
import { ErrorNotice } from '../platform/error-notice.tsx'
import { api } from '../platform/api.ts'
import { useSave } from '../platform/use-save.ts'
import { chatWords } from '../words/chat.gen.ts'
import styles from './consultation.module.css'

interface ShareButtonProps {
  consultationId: number
  card: SharedCard
  label: string
}

/** Shows the customer a card in the chat. */
export function ShareButton({ consultationId, card, label }: ShareButtonProps) {
  const { isSaving, isSaved, error, save } = useSave(() => undefined)
  const share = () =>
    shareInChat(api, { consultation_id: consultationId, card, client_message_id: crypto.randomUUID() })
  return (
    <>
      <div className={styles['save']}>
        <Button size="s" variant="outline" loading={isSaving} onClick={() => void save(share)}>
          {label}
        </Button>
        <span role="status">{isSaved ? chatWords().shared : null}</span>
      </div>
      <ErrorNotice error={error} />
    </>
  )
}
