import { Button } from '@tarapath/ui-kit'
import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useState } from 'react'
import { ErrorNotice } from '../platform/error-notice.tsx'
import { queueWords } from '../words/queue.gen.ts'
import { useAnswerWaiting } from './use-answer-waiting.ts'

interface DeclineWaitingProps {
  entry: { id: number; name: string }
  onChanged: () => void
}

/** Takes a customer off the waiting list, after a question. */
export function DeclineWaiting({ entry: { id, name }, onChanged }: DeclineWaitingProps) {
  const words = queueWords()
  const { sending, error, answer } = useAnswerWaiting(id, onChanged)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" variant="quiet" aria-label={words.declineOf({ name })} onClick={() => setOpen(true)}>
        {words.decline}
      </Button>
      <AlertDialog
        open={isOpen}
        title={words.declineQuestion({ name })}
        description={words.declineText}
        confirm={{
          label: words.decline,
          onPress: () => void answer('decline'),
          variant: 'danger',
          loading: sending === 'decline',
        }}
        cancel={{ label: words.keep, onPress: () => setOpen(false) }}
      >
        <ErrorNotice error={error} />
      </AlertDialog>
    </>
  )
}
