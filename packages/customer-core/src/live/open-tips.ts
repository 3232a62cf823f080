import type { Client } from '@tarapath/api-client'
import { sendTip } from '@tarapath/api-client/payments'
import { atom } from 'jotai'
import {
  apiAtom,
  failureOf,
  keepDraft,
  readDraft,
  refusalCode,
  refusalSentence,
  toPaise,
  toWireRupees,
} from '../platform/index.ts'

/** The idempotency keys of tips that may have arrived and have no answer, by their paise. */
type OpenTips = Readonly<Record<number, string>>

interface Tip {
  streamId: number
  paise: number
}

export type TipOutcome =
  | { name: 'sent'; balancePaise: number; isRepeated: boolean }
  | { name: 'unanswered' }
  /** `isOpen`: only the repetition is refused, and the first request may have been charged. */
  | { name: 'refused'; code: string | null; reason: string; isOpen: boolean }

const changedAtom = atom<Readonly<Record<number, OpenTips>>>({})
const sendingAtom = atom<Tip | null>(null)
const sentAtom = atom(0)

/** The tip that is being sent. It outlives its sheet. */
export const sendingTipAtom = atom((get) => get(sendingAtom))

/** How many tips this page has sent. */
export const sentTipsAtom = atom((get) => get(sentAtom))

/** The open tips of a live stream, kept in the tab over a reload. */
export const openTipsAtom = atom((get) => {
  const changed = get(changedAtom)
  return (streamId: number): OpenTips => changed[streamId] ?? readOpenTips(streamId)
})

const keepAtom = atom(null, (get, set, { streamId, paise }: Tip, key: string | null) => {
  const { [paise]: _, ...others } = get(openTipsAtom)(streamId)
  const tips = key === null ? others : { ...others, [paise]: key }
  set(changedAtom, { ...get(changedAtom), [streamId]: tips })
  keepDraft(nameOf(streamId), Object.keys(tips).length === 0 ? '' : JSON.stringify(tips))
})

/** Sends a tip under the key of the open one of the same amount, so that it is charged once. Null while another is sent. */
export const sendTipAtom = atom(null, async (get, set, tip: Tip): Promise<TipOutcome | null> => {
  if (get(sendingAtom) !== null) return null
  const openKey = get(openTipsAtom)(tip.streamId)[tip.paise]
  const key = openKey ?? crypto.randomUUID()
  set(keepAtom, tip, key)
  set(sendingAtom, tip)
  const outcome = await request(get(apiAtom), tip, { key, isRepeated: openKey !== undefined })
  if (outcome.name === 'sent' || (outcome.name === 'refused' && !outcome.isOpen)) set(keepAtom, tip, null)
  if (outcome.name === 'sent') set(sentAtom, get(sentAtom) + 1)
  set(sendingAtom, null)
  return outcome
})

async function request(
  api: Client,
  { streamId, paise }: Tip,
  { key, isRepeated }: { key: string; isRepeated: boolean },
): Promise<TipOutcome> {
  try {
    const { balance } = await sendTip(
      api,
      { amount: toWireRupees(paise) },
      { live_stream_id: streamId },
      { idempotencyKey: key },
    )
    return { name: 'sent', balancePaise: toPaise(balance), isRepeated }
  } catch (error) {
    const reason = refusalSentence(error)
    const code = refusalCode(error)
    if (reason === null || code === 'in_flight') return { name: 'unanswered' }
    const isOpen = isRepeated && ['rate-limited', 'signed-out'].includes(failureOf(error).kind)
    return { name: 'refused', code, reason, isOpen }
  }
}

const nameOf = (streamId: number) => `openTips:${streamId}`

function readOpenTips(streamId: number): OpenTips {
  try {
    const kept = Object.entries(Object(JSON.parse(readDraft(nameOf(streamId)) || '{}')) as Record<string, unknown>)
    return Object.fromEntries(kept.filter(([paise, key]) => /^\d+$/.test(paise) && typeof key === 'string')) as OpenTips
  } catch {
    return {}
  }
}
