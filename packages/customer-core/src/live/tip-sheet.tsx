import { AmountPicker, Button, formatRupees, InlineNotice, PriceSplit, spokenRupees, TextInput } from '@tarapath/ui-kit'
import { Sheet } from '@tarapath/ui-kit/sheet'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { paiseLeftAtom } from '../account/index.ts'
import { amountWords, type DialogProps } from '../platform/index.ts'
import { parseTip } from './parse-tip.ts'
import { TipLimit } from './tip-limit.tsx'
import styles from './tip-sheet.module.css'
import { LimitNotice, useTipLimit } from './limit-notice.tsx'
import { useSendTip, useTipChoices, useTipsToday } from './use-tip.ts'
import { tipWords } from './words/tip.gen.ts'

export interface TipSheetProps {
  streamId: number
  name: string
  onOver(): void
}

const plain = (paise: number) => formatRupees(paise, { trailingZeros: 'strip' })

/** Chooses a tip, and says what it costs before it is sent. */
export default function TipSheet({ streamId, name, onOver, onClose }: TipSheetProps & DialogProps) {
  const words = tipWords()
  const choices = useTipChoices()
  const today = useTipsToday()
  const [typed, setTyped] = useState('')
  const balancePaise = useAtomValue(paiseLeftAtom)
  const { isSending, sendingPaise, problem, unansweredPaise, send } = useSendTip({
    streamId,
    name,
    onSent: onClose,
    onOver,
  })
  const [chosen, setChosen] = useState(sendingPaise ?? unansweredPaise[0] ?? null)
  const paise = typed.trim() === '' ? chosen : parseTip(typed)
  // It may have been charged, and counted for today.
  const isOpen = paise !== null && (paise === sendingPaise || unansweredPaise.includes(paise))
  const isKnownCost = paise !== null && balancePaise !== null && !isOpen
  const missingPaise = isKnownCost ? Math.max(0, paise - balancePaise) : 0
  const openPaise = sendingPaise === null ? unansweredPaise : [...unansweredPaise, sendingPaise]
  const limit = useTipLimit(isOpen ? null : paise, { today, openPaise })
  return (
    <Sheet
      open
      onOpenChange={(isStaying) => !isStaying && onClose()}
      title={words.title({ name })}
      description={words.hint({ name })}
      closeLabel={words.close}
      footer={
        missingPaise > 0 ? (
          <Button variant="money" size="l" full href="/wallet">
            {words.recharge}
          </Button>
        ) : (
          <SendButton
            name={name}
            paise={paise}
            isBlocked={limit.name !== 'kept'}
            isSending={isSending || limit.name === 'loading'}
            onSend={send}
          />
        )
      }
    >
      <div className={styles['sheet']}>
        {choices.length > 0 ? (
          <AmountPicker
            legend={words.amount}
            name="tip"
            amounts={choices.map((choice) => ({ paise: choice.paise, detail: choice.label }))}
            value={typed.trim() === '' ? chosen : null}
            onChange={(value) => {
              setTyped('')
              setChosen(value)
            }}
          />
        ) : null}
        <TextInput
          label={choices.length > 0 ? words.own : words.amount}
          hint={words.ownHint}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={typed.trim() !== '' && paise === null ? words.notAnAmount : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Cost {...{ paise, missingPaise, balancePaise, isOpen }} todayPaise={today.paise} />
        <LimitNotice limit={limit} />
        <OpenTips sendingPaise={sendingPaise} unansweredPaise={unansweredPaise} />
        {problem ? (
          <InlineNotice tone="danger" live="alert">
            {problem}
          </InlineNotice>
        ) : null}
        <TipLimit />
      </div>
    </Sheet>
  )
}

interface SendButtonProps {
  name: string
  paise: number | null
  isBlocked: boolean
  isSending: boolean
  onSend(paise: number): Promise<void>
}

function SendButton({ name, paise, isBlocked, isSending, onSend }: SendButtonProps) {
  const words = tipWords()
  if (paise === null)
    return (
      <Button variant="money" size="l" full loading={isSending} disabled>
        {words.tip}
      </Button>
    )
  const amount = plain(paise)
  return (
    <Button
      variant="money"
      size="l"
      full
      loading={isSending}
      disabled={isBlocked}
      aria-label={words.sendSpoken({ amount, spoken: spokenRupees(paise, amountWords()), name })}
      onClick={() => void onSend(paise)}
    >
      {words.send({ amount })}
    </Button>
  )
}

interface OpenTipsProps {
  sendingPaise: number | null
  unansweredPaise: readonly number[]
}

/** Tips that may have been charged: the one that is being sent and those without an answer, also from an earlier sheet. */
function OpenTips({ sendingPaise, unansweredPaise }: OpenTipsProps) {
  const words = tipWords()
  // The button shows it where this sheet sends it.
  const [fromBefore] = useState(sendingPaise)
  return (
    <>
      {unansweredPaise.map((paise) => (
        <InlineNotice key={paise} tone="danger" live="alert">
          {words.unknown({ amount: plain(paise) })}
        </InlineNotice>
      ))}
      {sendingPaise === null || sendingPaise !== fromBefore ? null : (
        <p role="status">{words.sending({ amount: plain(sendingPaise) })}</p>
      )}
    </>
  )
}

interface CostProps {
  paise: number | null
  missingPaise: number
  balancePaise: number | null
  todayPaise: number | 'loading' | 'failed'
  /** The balance may be that after the tip already. */
  isOpen: boolean
}

/** The tip, the balance before and after it, and what was tipped today. */
function Cost({ paise, missingPaise, balancePaise, todayPaise, isOpen }: CostProps) {
  const words = tipWords()
  return (
    <>
      <PriceSplit
        caption={words.summary}
        rows={[
          ...(paise === null ? [] : [{ label: words.thisTip, paise }]),
          ...(balancePaise === null ? [] : [{ label: words.balance, paise: balancePaise }]),
          ...(paise === null || balancePaise === null || missingPaise > 0 || isOpen
            ? []
            : [{ label: words.balanceAfter, paise: balancePaise - paise, tone: 'money' as const }]),
          ...(typeof todayPaise === 'string' ? [] : [{ label: words.today, paise: todayPaise }]),
        ]}
      />
      {missingPaise > 0 ? (
        <InlineNotice tone="warn" live="status">
          {words.tooLow({ missing: plain(missingPaise) })}
        </InlineNotice>
      ) : null}
    </>
  )
}
