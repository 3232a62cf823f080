import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { ActionBar, Button, formatDuration, formatRupees, PrintIcon, ShareIcon, showToast } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useLoaderData } from 'react-router'
import { customerAtom, SignInPrompt } from '../account/index.ts'
import { ConsultationReceipt } from '../consultation/index.ts'
import { formatDay, PageMeta, ScreenError, shareText, usePlatform } from '../platform/index.ts'
import { PrintHead } from '../print/index.ts'
import styles from './history.module.css'
import { loadConsultation } from './load-consultation.ts'
import { costPaise } from './months.ts'
import { titleOf } from './title-of.ts'
import { consultationWords } from './words/consultation.gen.ts'
import { durationWords } from './words/duration.gen.ts'
import { receiptWords } from './words/receipt.gen.ts'

export const ErrorBoundary = ScreenError

export const loader = loadConsultation

/** The receipt of a consultation as a page of its own, which prints and is shared. */
export default function ReceiptScreen() {
  const item = useLoaderData<typeof loader>()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={receiptWords().title} noindex />
      {item ? <OwnReceipt item={item} /> : <SignedOut />}
    </main>
  )
}

function OwnReceipt({ item }: { item: ConsultationHistoryItem }) {
  const { name } = useAtomValue(customerAtom)
  const words = receiptWords()
  const inApp = usePlatform() === 'mobile'
  const share = async () => {
    const outcome = await shareText(textOf(item))
    if (outcome === 'copied') showToast({ text: words.copied, tone: 'success' })
    if (outcome === 'failed') showToast({ text: words.notShared, tone: 'danger' })
  }
  return (
    <>
      <PrintHead />
      <h1>{titleOf(item)}</h1>
      {name ? <p>{words.issuedTo({ name })}</p> : null}
      <ConsultationReceipt item={item} level={2} />
      <ActionBar label={consultationWords().actions}>
        {/* The webview of an app cannot print. */}
        {inApp ? null : (
          <Button variant="outline" icon={<PrintIcon />} onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
        <Button icon={<ShareIcon />} onClick={() => void share()}>
          {words.share}
        </Button>
      </ActionBar>
    </>
  )
}

/** The receipt in one line, without personal data of the customer. */
function textOf(item: ConsultationHistoryItem): string {
  const { started_at: startedAt, duration_seconds: seconds, reference } = item
  const details = [
    ...(reference ? [reference] : []),
    titleOf(item),
    ...(startedAt ? [formatDay(startedAt)] : []),
    ...(seconds > 0 ? [formatDuration(seconds, 'words', durationWords())] : []),
    formatRupees(costPaise(item)),
  ]
  return receiptWords().shared({ details: details.join(' · ') })
}

function SignedOut() {
  return (
    <>
      <h1>{receiptWords().title}</h1>
      <SignInPrompt reason={receiptWords().signInToSee} />
    </>
  )
}
