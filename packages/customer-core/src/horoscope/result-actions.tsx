import { Button, PrintIcon, ShareIcon, showToast } from '@tarapath/ui-kit'
import { shareText, withQuestion } from '../platform/index.ts'
import styles from './calculator.module.css'
import { calculatorWords } from './words/calculator.gen.ts'

/** Print, share, and ask a person about it. */
export function ResultActions({ title, line, summary }: { title: string; line: string; summary: string | null }) {
  const words = calculatorWords()
  const share = async () => {
    const outcome = await shareText([`${title}: ${line}`, summary, location.href].filter(Boolean).join('\n'))
    if (outcome === 'copied') showToast({ text: words.copied, tone: 'success' })
    if (outcome === 'failed') showToast({ text: words.notShared, tone: 'danger' })
  }
  return (
    <div className={styles['actions']}>
      <Button href={withQuestion('/consult-astrologer-online', words.question({ title, line }))} size="l">
        {words.ask}
      </Button>
      <Button variant="outline" icon={<PrintIcon />} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button variant="outline" icon={<ShareIcon />} onClick={() => void share()}>
        {words.share}
      </Button>
      <p className={styles['subtle']}>{words.shareHint}</p>
    </div>
  )
}
