import { Button, InlineNotice, type ButtonProps } from '@tarapath/ui-kit'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { engineAtom } from '../platform/index.ts'
import { sessionViewAtom } from './session-atoms.ts'
import { cancelRequestWords } from './words/cancel-request.gen.ts'

const lastAtom = atom<{ id: string; state: 'sent' | 'failed' } | null>(null)

/** How the cancellation of the request stands that still waits. */
const cancellationAtom = atom((get) => {
  const view = get(sessionViewAtom)
  const last = get(lastAtom)
  return view?.phase === 'waiting' && view.consultation?.id === last?.id ? last?.state : null
})

const cancelAtom = atom(null, async (get, set): Promise<void> => {
  const id = get(sessionViewAtom)?.consultation?.id
  const engine = get(engineAtom)
  if (id === undefined || !engine) return
  set(lastAtom, { id, state: 'sent' })
  const isCancelled = await engine.cancelWaiting()
  set(lastAtom, isCancelled ? null : { id, state: 'failed' })
})

/** Cancels the request that waits, and says when the server did not: it can still become a consultation. */
export function CancelRequest({ size, full }: Pick<ButtonProps, 'size' | 'full'>) {
  const words = cancelRequestWords()
  const cancellation = useAtomValue(cancellationAtom)
  const cancel = useSetAtom(cancelAtom)
  return (
    <>
      <Button variant="outline" size={size} full={full} loading={cancellation === 'sent'} onClick={() => void cancel()}>
        {words.cancel}
      </Button>
      {cancellation === 'failed' ? (
        <InlineNotice tone="danger" live="alert">
          {words.notCancelled}
        </InlineNotice>
      ) : null}
    </>
  )
}
