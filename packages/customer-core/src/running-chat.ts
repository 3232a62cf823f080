import type { Client } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import type { AstrologerSummary } from '@tarapath/api-client/types'

export interface Viewer {
  api: Client
  /** What the backend serves at an address, past the client: the forms of the developer console. */
  fetch: (address: string, init?: RequestInit) => Response | Promise<Response>
}

/** For which the wallet has money. */
const MINUTES = 22
/** Of the chat that was started last, and whose it is. The next one ends it. */
let last: { id: number; viewer: Viewer } | null = null

/** Makes the page of a chat that has been requested. For stories, which then say what its astrologer does. */
export const requestedChat =
  (choose = (online: readonly AstrologerSummary[]) => online[0]) =>
  async (viewer: Viewer): Promise<string> => {
    const { api } = viewer
    // It may be over by itself.
    await endLastChat().catch(() => null)
    const astrologer = choose((await listAstrologers(api, { is_available_for_chat: true, limit: 'all' })).results)
    if (!astrologer) throw new Error('No astrologer takes chats now.')
    const { phone_number } = await getMyProfile(api)
    const rate = astrologer.discounted_price_per_minute ?? astrologer.price_per_minute
    await setBalance(viewer, phone_number, rate * MINUTES)
    await press(viewer, 'operator/take-over', { astrologer: astrologer.id })
    const { id } = await requestConsultation(api, { type: 'chat' }, { consultant_id: astrologer.id })
    last = { id, viewer }
    await startChat(api, { consultation_id: id })
    return '/chat'
  }

/** Makes the page of a chat that has run for so many minutes, with a message of its astrologer. */
export const runningChat =
  (message: string, choose?: Parameters<typeof requestedChat>[0]) =>
  async (viewer: Viewer, minute: number): Promise<string> => {
    const path = await requestedChat(choose)(viewer)
    await chatDoes('pick-up')
    if (minute > 0) await turnClock(minute * 60)
    await chatDoes('say', { text: message })
    return path
  }

/** The page of a running chat as a tab left it: its idle time, which runs by the clock of the page, ends in so many seconds. */
export const idleChat =
  (message: string, idleSeconds: number) =>
  async (viewer: Viewer, minute: number): Promise<string> => {
    const path = await runningChat(message)(viewer, minute)
    const { ongoing_data: ongoing } = await getOngoingStatus(viewer.api)
    if (!ongoing) throw new Error('The chat is over.')
    const stored = {
      sessionDetails_id: ongoing.id,
      maxDuration: ongoing.max_call_duration,
      startChatTime: Date.parse(ongoing.start_datetime ?? ''),
      chatIdleTime: idleSeconds,
      sessionDetails: JSON.stringify({ ...ongoing, is_consultation_inprogress: true }),
    }
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value))
    return path
  }

/** Ends the last chat as its customer; answers its id. */
export async function endLastChat(): Promise<number | null> {
  if (last === null) return null
  await endConsultation(last.viewer.api, { id: last.id }, { auto_end: false, chat_end_reason: 'ended by user' })
  return last.id
}

/** What the astrologer of the last chat does. */
export async function chatDoes(what: 'pick-up' | 'reject' | 'say' | 'type', form: { text?: string } = {}) {
  if (last) await press(last.viewer, `operator/${what}`, { consultation: last.id, ...form })
}

/** What PhonePe says about a payment. */
export const settlePayment = (viewer: Viewer, order: string, outcome: 'complete' | 'fail'): Promise<void> =>
  press(viewer, `payments/${outcome}`, { order })

export const setBalance = (viewer: Viewer, phone_number: string, rupees: number): Promise<void> =>
  press(viewer, 'wallets/set-balance', { phone_number, rupees })

/** Turns the backend's clock. */
export async function turnClock(seconds: number): Promise<void> {
  if (last) await press(last.viewer, 'clock/advance', { seconds })
}

async function press({ fetch }: Viewer, path: string, form: Record<string, string | number>): Promise<void> {
  const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]))
  const reply = await fetch(`/console/${path}`, { method: 'POST', body })
  if (reply.status >= 400) throw new Error(`/console/${path} answered ${reply.status}.`)
}
