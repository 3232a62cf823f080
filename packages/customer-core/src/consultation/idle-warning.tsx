import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { VisuallyHidden } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { engineAtom } from '../platform/index.ts'
import { announcedSeconds } from './announced-seconds.ts'
import { countdownAtom } from './session-atoms.ts'

/** The idle warning. Escape continues the chat, because a key press proves that the customer is there. */
export default function IdleWarning() {
  const engine = useAtomValue(engineAtom)
  const { idleSeconds } = useAtomValue(countdownAtom)
  const secondsLeft = idleSeconds ?? 0
  return (
    <AlertDialog
      open
      title="Are you still there?"
      description="Nothing has been written for a while. To save your money, this chat ends by itself soon."
      initialFocus="confirm"
      confirm={{ label: 'Continue chat', onPress: () => engine?.continue() }}
      cancel={{ label: 'End chat', onPress: () => void engine?.end() }}
      onEscape={() => engine?.continue()}
    >
      <p aria-hidden="true">
        Ends in <strong>{secondsLeft}</strong> {secondsLeft === 1 ? 'second' : 'seconds'}
      </p>
      <VisuallyHidden>
        <span role="status">The chat ends in {announcedSeconds(secondsLeft)} seconds.</span>
      </VisuallyHidden>
    </AlertDialog>
  )
}
