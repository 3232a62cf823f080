import type { Astrologer } from '@tarapath/api-client/types'
import { Button, InlineNotice } from '@tarapath/ui-kit'
import { toPaise } from '../platform/index.ts'
import styles from './before-start-sheet.module.css'
import { CallNumbers } from './call-numbers.tsx'
import { ChatOpening, type Opening } from './chat-opening.tsx'
import { InsufficientBalance } from './insufficient-balance.tsx'
import { PriceAgreement } from './price-agreement.tsx'
import type { ConsultationKind } from './session-atoms.ts'
import { planStart } from './start-plan.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

interface StartAgreementProps {
  kind: ConsultationKind
  astrologer: Astrologer
  balancePaise: number
  limitMinutes: number | null
  onLimit(minutes: number | null): void
  opening: Opening
  onOpening(opening: Opening): void
}

/** The price and the shared details; or the amount that is missing in the wallet. */
export function StartAgreement(props: StartAgreementProps) {
  const { kind, astrologer, balancePaise, limitMinutes, onLimit, opening, onOpening } = props
  const words = priceSheetWords()
  const ratePaise = toPaise(rateOf(astrologer))
  const plan = planStart(balancePaise, ratePaise, limitMinutes)
  if (!plan.isAffordable)
    return <InsufficientBalance astrologer={astrologer} balancePaise={balancePaise} ratePaise={ratePaise} plan={plan} />
  return (
    <>
      <PriceAgreement
        kind={kind}
        balancePaise={balancePaise}
        ratePaise={ratePaise}
        plan={plan}
        limitMinutes={limitMinutes}
        onLimit={onLimit}
      />
      {kind === 'call' ? (
        <CallNumbers name={astrologer.name} recordingDays={astrologer.call_recording_days} />
      ) : (
        <ChatOpening name={astrologer.name} opening={opening} onChange={onOpening} />
      )}
      <p className={styles['small']}>
        {kind === 'call' ? words.callTerms({ name: astrologer.name }) : words.terms({ name: astrologer.name })}
      </p>
    </>
  )
}

interface StartButtonProps {
  kind: ConsultationKind
  astrologer: Astrologer
  balancePaise: number
  isAsking: boolean
  /** Why the last request failed. */
  problem: string | null
  /** With the rate on the screen, in rupees. */
  onAsk(pricePerMinute: number): void
}

/** Starts at the price of the agreement, where the wallet has enough. */
export function StartButton({ kind, astrologer, balancePaise, isAsking, problem, onAsk }: StartButtonProps) {
  const words = priceSheetWords()
  const rate = rateOf(astrologer)
  if (!planStart(balancePaise, toPaise(rate), null).isAffordable) return null
  return (
    <>
      {problem ? (
        <InlineNotice tone="danger" live="alert">
          {problem}
        </InlineNotice>
      ) : null}
      <Button
        full
        size="l"
        loading={isAsking}
        disabledReason={unavailableReason(kind, astrologer)}
        onClick={() => onAsk(rate)}
      >
        {kind === 'call' ? words.startCall : words.startChat}
      </Button>
    </>
  )
}

const rateOf = ({ discounted_price_per_minute: discounted, price_per_minute: price }: Astrologer): number =>
  discounted ?? price

function unavailableReason(kind: ConsultationKind, astrologer: Astrologer): string | undefined {
  const { name, availability, wait_time_seconds: wait } = astrologer
  const words = priceSheetWords()
  if (availability === 'offline') return words.offline({ name })
  if (availability === 'busy')
    return wait ? words.busyFor({ name, minutes: Math.ceil(wait / 60) }) : words.busy({ name })
  const isTaken = kind === 'call' ? astrologer.is_available_for_call : astrologer.is_available_for_chat
  return isTaken ? undefined : words.notTaking({ name, kind })
}
