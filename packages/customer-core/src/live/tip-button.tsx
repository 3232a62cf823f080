import { Button, GiftIcon } from '@tarapath/ui-kit'
import { useOpenDialog, type LazyDialog } from '../platform/index.ts'
import type { TipSheetProps } from './tip-sheet.tsx'
import type { Room } from './use-room.ts'
import { tipWords } from './words/tip.gen.ts'

const tipSheet: LazyDialog<TipSheetProps> = { load: () => import('./tip-sheet.tsx') }

export function TipButton({ room: { stream, read } }: { room: Room }) {
  const openDialog = useOpenDialog()
  return (
    <Button
      variant="money"
      icon={<GiftIcon />}
      onClick={() =>
        void openDialog(tipSheet, { streamId: stream.id, name: stream.consultant.name, onOver: () => void read() })
      }
    >
      {tipWords().tip}
    </Button>
  )
}
