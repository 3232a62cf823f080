import { listRechargeAmountsForAstrologer } from '@tarapath/api-client/astrologers'
import type { RechargeAmount } from '@tarapath/api-client/types'
import {
  Button,
  ChoiceCards,
  ClockIcon,
  CloseIcon,
  formatRupees,
  IconButton,
  InlineNotice,
  PriceSplit,
  Skeleton,
  SkeletonGroup,
} from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { consultationKindAtom, minutesFor, partnerAtom, type Partner } from '../consultation/index.ts'
import { toPaise, useApi, useEscape, usePlatform } from '../platform/index.ts'
import { RechargeProgress } from './recharge-progress.tsx'
import styles from './recharge-panel.module.css'
import { usePayment } from './use-payment.ts'
import { useQuote } from './use-quote.ts'
import { sessionRechargeWords } from './words/session-recharge.gen.ts'

const CHOICES = 4
const DEFAULT_PAISE = 50_000

/** Recharges the wallet without leaving a chat or a call: it stays in view, and the clock goes on. */
export default function RechargePanel({ onClose }: { onClose(): void }) {
  const partner = useAtomValue(partnerAtom)
  const kind = useAtomValue(consultationKindAtom)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [paid, setPaid] = useState<{ txnId: string; totalPaise: number } | null>(null)
  useEffect(() => heading.current?.focus(), [])
  useEscape(onClose)
  return (
    <section role="dialog" aria-labelledby={titleId} className={styles['panel']} data-kind={kind}>
      <div className={styles['head']}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {sessionRechargeWords().recharge}
        </h2>
        <IconButton label={sessionRechargeWords().close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <p className={styles['running']}>
        <ClockIcon size={20} />
        {sessionRechargeWords().timerRuns({ kind })}
      </p>
      {partner === null ? null : paid === null ? (
        <Choice partner={partner} onPaying={(txnId, totalPaise) => setPaid({ txnId, totalPaise })} />
      ) : (
        <RechargeProgress
          key={paid.txnId}
          txnId={paid.txnId}
          totalPaise={paid.totalPaise}
          ratePaise={partner.ratePaise}
          onAgain={() => setPaid(null)}
          onClose={onClose}
        />
      )}
    </section>
  )
}

function Choice({ partner, onPaying }: { partner: Partner; onPaying(txnId: string, totalPaise: number): void }) {
  const kind = useAtomValue(consultationKindAtom)
  const { pathname } = useLocation()
  const { amounts, load } = useAmounts(partner.astrologerId)
  const [chosen, setChosen] = useState<number | null>(null)
  const offered = amounts === 'failed' ? [] : (amounts?.slice(0, CHOICES) ?? [])
  const first = offered.find(({ amount }) => toPaise(amount) === DEFAULT_PAISE) ?? offered[0]
  const paise = chosen ?? (first ? toPaise(first.amount) : null)
  const totalPaise = toPaise(offered.find(({ amount }) => toPaise(amount) === paise)?.total ?? 0)
  const quote = useQuote(paise, null)
  const { openPage, reserve, closeUnused } = usePayPage((txnId) => onPaying(txnId, totalPaise))
  const { isPaying, problem, pay, changedPrice } = usePayment(kind === 'call' ? pathname : '/chat', openPage)
  const payablePaise = changedPrice(paise, null)?.payablePaise ?? (quote.name === 'ready' ? quote.payablePaise : null)
  if (amounts === null)
    return (
      <SkeletonGroup label={sessionRechargeWords().amountsLoading}>
        <Skeleton height="12rem" shape="box" />
      </SkeletonGroup>
    )
  if (amounts === 'failed')
    return (
      <>
        <InlineNotice tone="danger" live="alert">
          {sessionRechargeWords().amountsNotLoaded({ kind })}
        </InlineNotice>
        <Button full size="l" onClick={load}>
          {sessionRechargeWords().tryAgain}
        </Button>
      </>
    )
  return (
    <>
      <ChoiceCards
        legend={sessionRechargeWords().howMuchTime}
        hideLegend
        name="recharge"
        variant="money"
        columns={2}
        value={paise === null ? null : String(paise)}
        onChange={(value) => setChosen(Number(value))}
        options={offered.map(({ amount, bonus, total }) => ({
          value: String(toPaise(amount)),
          label: sessionRechargeWords().moreMinutes({ minutes: minutesFor(toPaise(total), partner.ratePaise) }),
          detail: amountWithBonus(toPaise(amount), toPaise(bonus)),
        }))}
      />
      {quote.name === 'ready' ? <PriceSplit caption={sessionRechargeWords().priceDetails} rows={quote.rows} /> : null}
      {quote.name === 'rejected' ? <InlineNotice tone="danger">{quote.problem}</InlineNotice> : null}
      <p className={styles['small']}>{sessionRechargeWords().neverRecharged({ kind })}</p>
      {problem ? (
        <InlineNotice tone="danger" live="alert">
          {problem}
        </InlineNotice>
      ) : null}
      <div className={styles['pay']}>
        <Button
          variant="money"
          size="l"
          full
          loading={isPaying}
          disabled={paise === null || payablePaise === null}
          onClick={() => {
            if (paise === null || payablePaise === null) return
            reserve()
            void pay({ paise, coupon: null, shownPaise: payablePaise }).then(closeUnused)
          }}
        >
          {payablePaise === null
            ? sessionRechargeWords().pay
            : sessionRechargeWords().payWithPhonePe({ amount: formatRupees(payablePaise, { trailingZeros: 'strip' }) })}
        </Button>
      </div>
    </>
  )
}

function amountWithBonus(paise: number, bonusPaise: number): string {
  const amount = formatRupees(paise, { trailingZeros: 'strip' })
  if (bonusPaise === 0) return amount
  return sessionRechargeWords().withBonus({ amount, bonus: formatRupees(bonusPaise, { trailingZeros: 'strip' }) })
}

/**
 * The pay page opens in another tab, so that the chat or call stays. The tab is opened by the press itself, because browsers block
 * one that a later reply opens; where it is blocked all the same, and in a webview, the pay page takes the place of the page.
 */
function usePayPage(onPaying: (txnId: string) => void) {
  const platform = usePlatform()
  const tab = useRef<Window | null>(null)
  const takeTab = () => {
    const taken = tab.current
    tab.current = null
    return taken
  }
  return {
    reserve() {
      tab.current = platform === 'web' ? window.open('', '_blank') : null
      // On a slow connection it is seen for a while.
      if (tab.current) tab.current.document.body.textContent = sessionRechargeWords().openingPhonePe
    },
    openPage(url: string, txnId: string) {
      const reserved = takeTab()
      if (!reserved || reserved.closed) return location.assign(url)
      reserved.opener = null
      reserved.location.href = url
      onPaying(txnId)
    },
    /** After a payment that did not begin. */
    closeUnused: () => takeTab()?.close(),
  }
}

type Amounts = readonly RechargeAmount[] | 'failed' | null

/** Null while they are loading. */
function useAmounts(astrologerId: number) {
  const api = useApi()
  const [amounts, setAmounts] = useState<Amounts>(null)
  const load = useCallback(() => {
    let isWanted = true
    const show = (next: Amounts) => isWanted && setAmounts(next)
    show(null)
    listRechargeAmountsForAstrologer(api, { consultant_id: astrologerId }).then(show, () => show('failed'))
    return () => {
      isWanted = false
    }
  }, [api, astrologerId])
  useEffect(load, [load])
  return { amounts, load: () => void load() }
}
