import { Button, initialsOf, Jharokha, PageBar } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { partnerAtom, sessionViewAtom, unknownPartner } from '../consultation/index.ts'
import { engineAtom } from '../platform/index.ts'
import styles from './call-page.module.css'
import { callWords } from './words/call.gen.ts'

/** The chat page while the consultation is a call: it has no room. Its controls are the widget's; without one they are here. */
export function CallPage() {
  const words = callWords()
  const engine = useAtomValue(engineAtom)
  const view = useAtomValue(sessionViewAtom)
  const partner = useAtomValue(partnerAtom)
  const name = partner?.name ?? unknownPartner()
  const isOpen = view?.phase === 'waiting' || view?.phase === 'active'
  return (
    <main id="main" className={`ui-page ${styles['page']}`}>
      <PageBar title={words.yourCall} level={2} backHref="/" backLabel={words.goHome} />
      <Jharokha
        seed={partner?.astrologerId ?? 0}
        initials={initialsOf(partner?.name ?? '')}
        size="l"
        src={partner?.portrait ?? undefined}
      />
      <h1>{view?.phase === 'waiting' ? words.calling({ name }) : words.callWith({ name })}</h1>
      <p>{isOpen ? words.onPhone : words.over}</p>
      {isOpen && view.widget === null ? (
        <Button
          variant="danger-outline"
          size="l"
          onClick={() => void (view.phase === 'waiting' ? engine?.cancelWaiting() : engine?.end())}
        >
          {view.phase === 'waiting' ? words.cancel : words.endCall}
        </Button>
      ) : null}
    </main>
  )
}
