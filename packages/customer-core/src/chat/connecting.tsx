import { Button, Jharokha, PageBar, Spinner } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { isConnectionFailingAtom, partnerAtom, UNKNOWN_PARTNER } from '../consultation/index.ts'
import { engineAtom } from '../platform/index.ts'
import styles from './connecting.module.css'

/** Shown until the astrologer picks up. The request can be cancelled. */
export function Connecting() {
  const engine = useAtomValue(engineAtom)
  const partner = useAtomValue(partnerAtom)
  const failing = useAtomValue(isConnectionFailingAtom)
  const [isCancelling, setCancelling] = useState(false)
  const name = partner?.name ?? UNKNOWN_PARTNER

  const cancel = async () => {
    setCancelling(true)
    await engine?.cancelWaiting()
    setCancelling(false)
  }

  return (
    <main id="main" className={styles['page']}>
      <div className={styles['top']}>
        <PageBar title={name} level={2} backHref="/" backLabel="Keep waiting and go home" />
      </div>
      <div className={styles['middle']}>
        <Jharokha seed={partner?.astrologerId ?? 0} size="l" src={partner?.portrait ?? undefined} />
        <h1>Asking {name}</h1>
        <Spinner size={24} />
        <p role="status">
          {failing
            ? 'The connection is lost. Trying again …'
            : 'Most answer within a minute. Nothing is charged until then.'}
        </p>
        <p className={styles['small']}>
          If nobody joins within 2 minutes, the request ends by itself and costs nothing.
        </p>
        <Button variant="outline" size="l" loading={isCancelling} onClick={() => void cancel()}>
          Cancel the request
        </Button>
      </div>
    </main>
  )
}
