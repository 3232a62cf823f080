import { Button, InlineNotice } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { countdownAtom, sessionViewAtom } from '../consultation/index.ts'
import { engineAtom, usePlatform } from '../platform/index.ts'
import styles from './chat-screen.module.css'

const WARN_SECONDS = 60

/** In a web view no window opens: the idle warning stands in the chat itself. */
export function IdleBar() {
  const platform = usePlatform()
  const engine = useAtomValue(engineAtom)
  const active = useAtomValue(sessionViewAtom)?.phase === 'active'
  const { idleSeconds } = useAtomValue(countdownAtom)
  if (platform !== 'mobile' || !active || idleSeconds === null || idleSeconds > WARN_SECONDS) return null
  return (
    <div className={styles['notice']}>
      <InlineNotice
        tone="warn"
        live="alert"
        title="Are you still there?"
        action={
          <Button size="s" onClick={() => engine?.continue()}>
            Continue chat
          </Button>
        }
      >
        This chat ends by itself within a minute unless you continue or write.
      </InlineNotice>
    </div>
  )
}
