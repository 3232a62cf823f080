import { Dialog, type DialogProps } from '@tarapath/ui-kit/dialog'
import { useAtomValue } from 'jotai'
import { sessionViewAtom } from '../consultation/index.ts'
import { RoomMeter } from './room-meter.tsx'

/** A dialog over a chat. On a phone it covers the meter, so it shows it too while the chat runs. */
export function ChatDialog(props: Omit<DialogProps, 'footer'>) {
  const isRunning = useAtomValue(sessionViewAtom)?.phase === 'active'
  return <Dialog {...props} footer={isRunning ? <RoomMeter /> : null} />
}
