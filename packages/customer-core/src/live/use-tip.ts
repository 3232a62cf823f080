import { listTipAmounts, sendTip } from '@tarapath/api-client/payments'
import { MIN_RECHARGE_RUPEES, getRechargeDetails } from '@tarapath/api-client/wallet'
import { showToast } from '@tarapath/ui-kit'
import { formatRupees } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { loadProfileAtom } from '../account/index.ts'
import { serverAheadMsAtom } from '../consultation/index.ts'
import {
  dayInIndia,
  deviceClock,
  refusalCode,
  refusalSentence,
  toPaise,
  toWireRupees,
  useApi,
} from '../platform/index.ts'
import { tipWords } from './words/tip.gen.ts'

const MAX_TRANSACTIONS = 100

export interface TipChoice {
  paise: number
  label: string
}

/** The amounts that are usual, and what the customer has tipped today; null while it is not known. */
export function useTipFacts(): { choices: readonly TipChoice[]; todayPaise: number | null } {
  const api = useApi()
  const loadProfile = useSetAtom(loadProfileAtom)
  const aheadMs = useAtomValue(serverAheadMsAtom)
  const [choices, setChoices] = useState<readonly TipChoice[]>([])
  const [todayPaise, setToday] = useState<number | null>(null)
  useEffect(() => {
    let isMounted = true
    void loadProfile()
    const today = dayInIndia(deviceClock.now() + aheadMs)
    // Our own choice: a failure is silent. An own amount can be sent without the choices.
    listTipAmounts(api).then(
      (list) =>
        isMounted && setChoices(list.map(({ amount, label }) => ({ paise: toPaise(amount), label: label ?? '' }))),
      () => undefined,
    )
    getRechargeDetails(api, { amount: MIN_RECHARGE_RUPEES, activity_limit: MAX_TRANSACTIONS }).then(
      ({ activity = [] }) => {
        const tips = (activity ?? []).filter(({ kind, created_at: at }) => kind === 'tip' && dayInIndia(at) === today)
        if (isMounted) setToday(tips.reduce((sum, { amount }) => sum + Math.abs(toPaise(amount)), 0))
      },
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [aheadMs, api, loadProfile])
  return { choices, todayPaise }
}

interface TipTarget {
  streamId: number
  name: string
  onSent(): void
  /** The live stream is over, or closed to the customer. */
  onOver(): void
}

/** Sends a tip: once, however often the button is pressed and the answer gets lost. */
export function useSendTip({ streamId, name, onSent, onOver }: TipTarget) {
  const api = useApi()
  const words = tipWords()
  const loadProfile = useSetAtom(loadProfileAtom)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = useRef<{ paise: number; key: string }>(null)
  const [unansweredPaise, setUnanswered] = useState<number | null>(null)

  const send = async (paise: number): Promise<void> => {
    if (isSending) return
    setSending(true)
    setProblem(null)
    // The same tip keeps its key until an answer comes.
    if (attempt.current?.paise !== paise) attempt.current = { paise, key: crypto.randomUUID() }
    try {
      const { balance } = await sendTip(
        api,
        { amount: toWireRupees(paise) },
        { live_stream_id: streamId },
        { idempotencyKey: attempt.current.key },
      )
      attempt.current = null
      setUnanswered(null)
      showToast({
        text: words.sent({
          name,
          amount: formatRupees(paise, { trailingZeros: 'strip' }),
          balance: formatRupees(toPaise(balance)),
        }),
      })
      onSent()
    } catch (error) {
      const reason = refusalSentence(error)
      if (reason !== null) attempt.current = null
      setUnanswered(reason === null ? paise : null)
      const code = refusalCode(error)
      if (code === 'not_live' || code === 'blocked') onOver()
      setProblem(code === 'not_live' ? words.over : reason === null ? words.unknown : words.refused({ reason }))
    } finally {
      setSending(false)
    }
    // A balance from which the tip is already gone would read as too low for it. The answer brings the balance.
    if (attempt.current === null) await loadProfile()
  }
  return { isSending, problem, unansweredPaise, send }
}
