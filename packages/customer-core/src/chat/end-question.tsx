import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useAtomValue } from 'jotai'
import { engineAtom } from '../platform/index.ts'

export default function EndQuestion({ name, onClose }: { name: string; onClose(): void }) {
  const engine = useAtomValue(engineAtom)
  return (
    <AlertDialog
      open
      title={`End the chat with ${name}?`}
      description="You pay for the time until now. The messages stay in your history."
      initialFocus="cancel"
      confirm={{
        label: 'End chat',
        variant: 'danger',
        onPress() {
          onClose()
          void engine?.end()
        },
      }}
      cancel={{ label: 'Go on', onPress: onClose }}
    />
  )
}
