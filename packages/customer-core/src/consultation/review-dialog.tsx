import { Button } from '@tarapath/ui-kit'
import { Dialog } from '@tarapath/ui-kit/dialog'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { commonWords, engineAtom } from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import styles from './review-form.module.css'
import { ReviewForm } from './review-form.tsx'
import { sessionViewAtom } from './session-atoms.ts'
import { reviewWords } from './words/review.gen.ts'

export default function ReviewDialog() {
  const engine = useAtomValue(engineAtom)
  const [consultationId] = useState(useAtomValue(sessionViewAtom)?.ended?.id ?? null)
  const words = reviewWords()
  const name = useAtomValue(partnerAtom)?.name
  const [isSent, setSent] = useState(false)
  if (!consultationId) return null
  const done = () => engine?.reviewDone()
  return (
    <Dialog
      open
      closeLabel={commonWords().close}
      onOpenChange={(open) => {
        if (!open) done()
      }}
      title={isSent ? words.thankYou : name ? words.rateAstrologer({ name }) : words.rateConsultation}
      size="s"
    >
      {isSent ? (
        <div className={styles['form']}>
          <p role="status">{words.thankYouHint}</p>
          <Button full size="l" onClick={done}>
            {words.done}
          </Button>
        </div>
      ) : (
        <ReviewForm consultationId={Number(consultationId)} onSkip={done} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}
