import { Button } from '@tarapath/ui-kit'
import { appWords } from '../words/app.gen.ts'
import type { WrittenNote } from './create-notes.ts'

export function SaveAgain({ note: { state }, onPress }: { note: WrittenNote; onPress: () => void }) {
  return (
    <Button size="s" variant="outline" loading={state === 'saving'} onClick={onPress}>
      {appWords().tryAgain}
    </Button>
  )
}
