import { listTipAmounts } from '@tarapath/api-client/payments'
import { MIN_RECHARGE_RUPEES, getRechargeDetails } from '@tarapath/api-client/wallet'
import { formatRupees, showToast } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { balancePaiseAtom, loadProfileAtom } from '../account/index.ts'
import { serverAheadMsAtom } from '../consultation/index.ts'
import { dayInIndia, deviceClock, toPaise, useApi } from '../platform/index.ts'
import { openTipsAtom, sendingTipAtom, sendTipAtom, sentTipsAtom, type TipOutcome } from './open-tips.ts'
import { tipWords } from './words/tip.gen.ts'

const MAX_TRANSACTIONS = 100

export interface TipChoice {
  paise: number
  label: string
}

/** The amounts that are usual. */
export function useTipChoices(): readonly TipChoice[] {
  const api = useApi()
  const loadProfile = useSetAtom(loadProfileAtom)
  const [choices, setChoices] = useState<readonly TipChoice[]>([])
  useEffect(() => {
    let isMounted = true
    void loadProfile()
    // Our own choice: a failure is silent. An own amount can be sent without the choices.
    listTipAmounts(api).then(
      (list) =>
        isMounted && setChoices(list.map(({ amount, label }) => ({ paise: toPaise(amount), label: label ?? '' }))),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [api, loadProfile])
  return choices
}

/** What the customer has tipped today. */
export function useTipsToday(): { paise: number | 'loading' | 'failed'; retry(): void } {
  const api = useApi()
  const aheadMs = useAtomValue(serverAheadMsAtom)
  const [paise, setPaise] = useState<number | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isMounted = true
    const today = dayInIndia(deviceClock.now() + aheadMs)
    getRechargeDetails(api, { amount: MIN_RECHARGE_RUPEES, activity_limit: MAX_TRANSACTIONS }).then(
      ({ activity = [] }) => {
        const tips = (activity ?? []).filter(({ kind, created_at: at }) => kind === 'tip' && dayInIndia(at) === today)
        if (isMounted) setPaise(tips.reduce((sum, { amount }) => sum + Math.abs(toPaise(amount)), 0))
      },
      () => isMounted && setPaise('failed'),
    )
    return () => {
      isMounted = false
    }
  }, [aheadMs, api, attempt])
  const retry = () => {
    setPaise('loading')
    setAttempt((count) => count + 1)
  }
  return { paise, retry }
}

interface TipTarget {
  streamId: number
  name: string
  onSent(): void
  /** The live stream is over, or closed to the customer. */
  onOver(): void
}

const plain = (paise: number) => formatRupees(paise, { trailingZeros: 'strip' })

/** Sends a tip: once, however often the button is pressed, the answer gets lost or the sheet is opened again. */
export function useSendTip({ streamId, name, onSent, onOver }: TipTarget) {
  const store = useStore()
  const sending = useAtomValue(sendingTipAtom)
  const openTips = useAtomValue(openTipsAtom)(streamId)
  const [problem, setProblem] = useState<string | null>(null)
  const isShown = useIsShown()
  useOnSent(onSent)

  const send = async (paise: number): Promise<void> => {
    setProblem(null)
    const outcome = await store.set(sendTipAtom, { streamId, paise })
    if (outcome === null) return
    if (outcome.name === 'sent') return sayIsSent(store, { name, paise }, outcome)
    // The sheet says itself which tips are open.
    if (!isShown()) showToast({ text: failureText(outcome, paise), tone: 'danger' })
    else if (outcome.name === 'refused') setProblem(failureText(outcome, paise))
    if (outcome.name === 'unanswered' || outcome.isOpen) return
    if (outcome.code === 'not_live' || outcome.code === 'blocked') onOver()
    await store.set(loadProfileAtom)
  }
  const sendingPaise = sending?.streamId === streamId ? sending.paise : null
  return {
    isSending: sending !== null,
    sendingPaise,
    problem,
    unansweredPaise: Object.keys(openTips)
      .map(Number)
      .filter((paise) => paise !== sendingPaise),
    send,
  }
}

function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}

/** Runs when a tip is sent, also one of an earlier sheet. */
function useOnSent(onSent: () => void): void {
  const sentTips = useAtomValue(sentTipsAtom)
  const [before] = useState(sentTips)
  useEffect(() => {
    if (sentTips > before) onSent()
  }, [sentTips, before, onSent])
}

type Sent = Extract<TipOutcome, { name: 'sent' }>
type Failed = Exclude<TipOutcome, Sent>

/** The answer to a repetition has the balance of the first time, so the profile is read before. */
async function sayIsSent(
  store: ReturnType<typeof useStore>,
  { name, paise }: { name: string; paise: number },
  { isRepeated, balancePaise }: Sent,
): Promise<void> {
  const loading = store.set(loadProfileAtom)
  if (isRepeated) await loading
  const balance = formatRupees((isRepeated ? store.get(balancePaiseAtom) : null) ?? balancePaise)
  showToast({ text: tipWords().sent({ name, amount: plain(paise), balance }) })
}

function failureText(failed: Failed, paise: number): string {
  const words = tipWords()
  if (failed.name === 'unanswered') return words.unknown({ amount: plain(paise) })
  if (failed.code === 'not_live') return words.over
  return failed.isOpen ? failed.reason : words.refused({ reason: failed.reason })
}
