import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useAtomValue } from 'jotai'
import { engineAtom } from '../platform/index.ts'
import { callWords } from './words/call.gen.ts'

export default function EndQuestion({ name, onClose }: { name: string; onClose(): void }) {
  const words = callWords()
  const engine = useAtomValue(engineAtom)
  return (
    <AlertDialog
      open
      title={words.endTitle({ name })}
      description={words.endHint}
      initialFocus="cancel"
      confirm={{
        label: words.endCall,
        variant: 'danger',
        onPress() {
          onClose()
          void engine?.end()
        },
      }}
      cancel={{ label: words.continueCall, onPress: onClose }}
    />
  )
}
