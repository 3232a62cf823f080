import { Button, Jharokha, PageBar } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { partnerAtom, sessionViewAtom, UNKNOWN_PARTNER } from '../consultation/index.ts'
import { engineAtom } from '../platform/index.ts'
import styles from './call-page.module.css'

/** The chat page while the consultation is a call: it has no room. Its controls are the widget's; without one they are here. */
export function CallPage() {
  const engine = useAtomValue(engineAtom)
  const view = useAtomValue(sessionViewAtom)
  const partner = useAtomValue(partnerAtom)
  const name = partner?.name ?? UNKNOWN_PARTNER
  const isOpen = view?.phase === 'waiting' || view?.phase === 'active'
  return (
    <main id="main" className={`ui-page ${styles['page']}`}>
      <PageBar title="Your call" level={2} backHref="/" backLabel="Go home" />
      <Jharokha seed={partner?.astrologerId ?? 0} size="l" src={partner?.portrait ?? undefined} />
      <h1>{view?.phase === 'waiting' ? `Calling ${name}` : `Call with ${name}`}</h1>
      <p>{isOpen ? 'You talk on your phone. You can leave this page; the call goes on.' : 'The call is over.'}</p>
      {isOpen && view.widget === null ? (
        <Button
          variant="danger-outline"
          size="l"
          onClick={() => void (view.phase === 'waiting' ? engine?.cancelWaiting() : engine?.end())}
        >
          {view.phase === 'waiting' ? 'Cancel' : 'End call'}
        </Button>
      ) : null}
    </main>
  )
}
