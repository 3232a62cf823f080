import { Dialog } from '@tarapath/ui-kit/dialog'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { commonWords, engineAtom } from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import { ReviewForm } from './review-form.tsx'
import { sessionViewAtom } from './session-atoms.ts'
import { reviewWords } from './words/review.gen.ts'

export default function ReviewDialog() {
  const engine = useAtomValue(engineAtom)
  const [consultationId] = useState(useAtomValue(sessionViewAtom)?.ended?.id ?? null)
  const words = reviewWords()
  const name = useAtomValue(partnerAtom)?.name
  if (!consultationId) return null
  const done = () => engine?.reviewDone()
  return (
    <Dialog
      open
      closeLabel={commonWords().close}
      onOpenChange={(open) => {
        if (!open) done()
      }}
      title={name ? words.rateAstrologer({ name }) : words.rateConsultation}
      size="s"
    >
      <ReviewForm consultationId={Number(consultationId)} name={name} onDone={done} />
    </Dialog>
  )
}
