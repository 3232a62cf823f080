import { Button, ClockIcon, initialsOf, Jharokha, Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { Sheet } from '@tarapath/ui-kit/sheet'
import { commonWords, type DialogProps } from '../platform/index.ts'
import styles from './queue.module.css'
import { useExpectedWait } from './use-expected-wait.ts'
import { expectedWaitText } from './wait-text.ts'
import { entryWords } from './words/entry.gen.ts'
import { queueWords } from './words/queue.gen.ts'

export interface JoinSheetProps {
  astrologer: { id: number; name: string }
  onJoin(): void
}

/** Tells how long the wait is, and what that is estimated from, before a customer joins from a card. */
export default function JoinSheet({ astrologer: { id, name }, onJoin, onClose }: JoinSheetProps & DialogProps) {
  const words = queueWords()
  const expected = useExpectedWait(id)
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.listOf({ name })}
      description={words.joinLead}
      closeLabel={commonWords().close}
      leading={<Jharokha seed={id} initials={initialsOf(name)} size="s" />}
      footer={
        <div className={styles['buttons']}>
          <Button
            size="l"
            full
            onClick={() => {
              onClose()
              onJoin()
            }}
          >
            {entryWords().join}
          </Button>
          <Button size="l" variant="outline" full onClick={onClose}>
            {words.notNow}
          </Button>
        </div>
      }
    >
      {expected === undefined ? (
        <SkeletonGroup label={commonWords().loading}>
          <Skeleton height="3.5rem" shape="box" />
        </SkeletonGroup>
      ) : (
        <div className={styles['expected']} role="status">
          <ClockIcon size={20} />
          <p>
            <strong>{expected ? expectedWaitText(expected) : words.waitUnknown}</strong>
            {expected?.range ? <small>{words.basis}</small> : null}
          </p>
        </div>
      )}
    </Sheet>
  )
}
