import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { VisuallyHidden } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { engineAtom } from '../platform/index.ts'
import { announcedSeconds } from './announced-seconds.ts'
import { countdownAtom } from './session-atoms.ts'
import { sessionWords } from './words/session.gen.ts'

/** The idle warning. Escape continues the chat, because a key press proves that the customer is there. */
export default function IdleWarning() {
  const words = sessionWords()
  const engine = useAtomValue(engineAtom)
  const { idleSeconds } = useAtomValue(countdownAtom)
  const secondsLeft = idleSeconds ?? 0
  return (
    <AlertDialog
      open
      title={words.stillThere}
      description={words.idle}
      initialFocus="confirm"
      confirm={{ label: words.continueChat, onPress: () => engine?.continue() }}
      cancel={{ label: words.endChat, onPress: () => void engine?.end() }}
      onEscape={() => engine?.continue()}
    >
      <p aria-hidden="true">{words.endsIn({ seconds: secondsLeft })}</p>
      <VisuallyHidden>
        <span role="status">{words.endsInSpoken({ seconds: announcedSeconds(secondsLeft) })}</span>
      </VisuallyHidden>
    </AlertDialog>
  )
}
