import { Button, formatRupees, InlineNotice, Spinner } from '@tarapath/ui-kit'
import { minutesFor } from '../consultation/index.ts'
import { usePaymentWatch } from '../wallet/index.ts'
import styles from './recharge-panel.module.css'
import { chatRechargeWords } from './words/chat-recharge.gen.ts'

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
        {chatRechargeWords().confirming}
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
        title={isPending ? chatRechargeWords().pending : chatRechargeWords().failed}
      >
        {isPending ? chatRechargeWords().pendingHint : chatRechargeWords().failedHint}
      </InlineNotice>
      <Button size="l" full onClick={isPending ? checkAgain : onAgain}>
        {isPending ? chatRechargeWords().checkStatus : chatRechargeWords().tryAgain}
      </Button>
    </>
  )
}

function Done({ paise, ratePaise, onClose }: { paise: number; ratePaise: number; onClose(): void }) {
  return (
    <>
      <InlineNotice
        tone="success"
        live="status"
        title={chatRechargeWords().added({ amount: formatRupees(paise, { trailingZeros: 'strip' }) })}
      >
        {chatRechargeWords().minutesMore({ minutes: minutesFor(paise, ratePaise) })}
      </InlineNotice>
      <Button size="l" full onClick={onClose}>
        {chatRechargeWords().backToChat}
      </Button>
    </>
  )
}
