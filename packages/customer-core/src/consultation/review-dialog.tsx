import { Dialog } from '@tarapath/ui-kit/dialog'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { engineAtom } from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import { ReviewForm } from './review-form.tsx'
import { sessionViewAtom } from './session-atoms.ts'

export default function ReviewDialog() {
  const engine = useAtomValue(engineAtom)
  const [consultationId] = useState(useAtomValue(sessionViewAtom)?.ended?.id ?? null)
  const name = useAtomValue(partnerAtom)?.name
  if (!consultationId) return null
  const done = () => engine?.reviewDone()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) done()
      }}
      title="How was it?"
      size="s"
    >
      <ReviewForm consultationId={Number(consultationId)} name={name} onDone={done} />
    </Dialog>
  )
}
