import { MicIcon } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { ongoingAtom } from '../consultation/index.ts'
import styles from './recorded.module.css'
import { callWords } from './words/call.gen.ts'

/** A note during a call that it is recorded; renders nothing where it is not. */
export function Recorded() {
  const words = callWords()
  const days = useAtomValue(ongoingAtom)?.recording_days
  if (days === undefined) return null
  return (
    <span className={styles['recorded']}>
      <MicIcon size={16} />
      <span aria-hidden="true">{words.recorded}</span>
      <span className="ui-visually-hidden">{words.recordedFor({ days })}</span>
    </span>
  )
}
