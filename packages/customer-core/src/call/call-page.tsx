import { initialsOf, Jharokha, PageBar } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { partnerAtom, sessionViewAtom, unknownPartner } from '../consultation/index.ts'
import { CallControls } from './call-controls.tsx'
import styles from './call-page.module.css'
import { Recorded } from './recorded.tsx'
import { callWords } from './words/call.gen.ts'

/** The chat page while the consultation is a call: it has no room. Its controls are the widget's; without one they are here. */
export function CallPage() {
  const words = callWords()
  const view = useAtomValue(sessionViewAtom)
  const partner = useAtomValue(partnerAtom)
  const name = partner?.name ?? unknownPartner()
  const isOpen = view?.phase === 'waiting' || view?.phase === 'active' || view?.phase === 'ending'
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageBar title={words.yourCall} level={2} backHref="/" backLabel={words.goHome} />
      <Jharokha
        seed={partner?.astrologerId ?? 0}
        initials={initialsOf(partner?.name ?? '')}
        size="l"
        src={partner?.portrait ?? undefined}
      />
      <h1>{view?.phase === 'waiting' ? words.calling({ name }) : words.callWith({ name })}</h1>
      <p>{isOpen ? words.onPhone : words.over}</p>
      {view?.phase === 'active' ? <Recorded /> : null}
      {isOpen && view.widget === null ? (
        <div className={styles['controls']}>
          <CallControls />
        </div>
      ) : null}
    </main>
  )
}
