import { Button, InlineNotice } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { countdownAtom, sessionViewAtom } from '../consultation/index.ts'
import { engineAtom, usePlatform } from '../platform/index.ts'
import styles from './chat-screen.module.css'
import { roomWords } from './words/room.gen.ts'

const WARN_SECONDS = 60

/** The idle warning inside the chat, for web views, which open no dialog. */
export function IdleBar() {
  const words = roomWords()
  const platform = usePlatform()
  const engine = useAtomValue(engineAtom)
  const view = useAtomValue(sessionViewAtom)
  const { idleSeconds } = useAtomValue(countdownAtom)
  // The engine ignores the button until the server has confirmed that the chat still runs.
  const isRunning = view?.phase === 'active' && view.confirmed
  if (platform !== 'mobile' || !isRunning || idleSeconds === null || idleSeconds > WARN_SECONDS) return null
  return (
    <div className={styles['notice']}>
      <InlineNotice
        tone="warn"
        live="alert"
        title={words.stillThere}
        action={
          <Button size="s" onClick={() => engine?.continue()}>
            {words.continueChat}
          </Button>
        }
      >
        {words.idle}
      </InlineNotice>
    </div>
  )
}
