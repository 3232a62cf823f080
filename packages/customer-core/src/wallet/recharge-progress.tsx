import { useAtomValue } from 'jotai'
import { Button, formatRupees, InlineNotice, Spinner } from '@tarapath/ui-kit'
import { consultationKindAtom, minutesFor } from '../consultation/index.ts'
import styles from './recharge-panel.module.css'
import { usePaymentWatch } from './use-payment-watch.ts'
import { sessionRechargeWords } from './words/session-recharge.gen.ts'

interface RechargeProgressProps {
  txnId: string
  /** What the wallet gets, with the bonus. */
  totalPaise: number
  ratePaise: number
  onAgain(): void
  onClose(): void
}

/** Waits for the payment in the other tab: confirming, pending, failed or done. */
export function RechargeProgress({ txnId, totalPaise, ratePaise, onAgain, onClose }: RechargeProgressProps) {
  const { view, checkAgain } = usePaymentWatch(txnId)
  if (view.name === 'checking')
    return (
      <p role="status" className={styles['running']}>
        <Spinner size={20} />
        {sessionRechargeWords().confirming}
      </p>
    )
  if (view.name === 'settled' && view.payment.status === 'success')
    return <Done paise={totalPaise} ratePaise={ratePaise} onClose={onClose} />
  const isPending = view.name === 'pending'
  return (
    <>
      <InlineNotice
        tone="warn"
        live="status"
        title={isPending ? sessionRechargeWords().pending : sessionRechargeWords().failed}
      >
        {isPending ? sessionRechargeWords().pendingHint : sessionRechargeWords().failedHint}
      </InlineNotice>
      <Button size="l" full onClick={isPending ? checkAgain : onAgain}>
        {isPending ? sessionRechargeWords().checkStatus : sessionRechargeWords().tryAgain}
      </Button>
    </>
  )
}

function Done({ paise, ratePaise, onClose }: { paise: number; ratePaise: number; onClose(): void }) {
  const words = sessionRechargeWords()
  const kind = useAtomValue(consultationKindAtom)
  return (
    <>
      <InlineNotice
        tone="success"
        live="status"
        title={sessionRechargeWords().added({ amount: formatRupees(paise, { trailingZeros: 'strip' }) })}
      >
        {sessionRechargeWords().minutesMore({ minutes: minutesFor(paise, ratePaise) })}
      </InlineNotice>
      <Button size="l" full onClick={onClose}>
        {kind === 'call' ? words.backToCall : words.backToChat}
      </Button>
    </>
  )
}
