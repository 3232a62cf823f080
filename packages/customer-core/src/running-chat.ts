import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import type { AstrologerSummary } from '@tarapath/api-client/types'
import { advanceClock, press, setBalance, type Viewer } from './story-console.ts'

/** The wallet can pay for so many minutes. */
const MINUTES = 22
/** Where the page keeps an open consultation (specification, storage keys). */
const STORED_KEYS = ['sessionDetails', 'sessionDetails_id', 'maxDuration', 'startChatTime', 'chatIdleTime'] as const
/** The last consultation and its customer. The next request ends it. */
let last: { id: number; viewer: Viewer } | null = null

type Choose = (online: readonly AstrologerSummary[]) => AstrologerSummary | undefined

/** Requests a chat or a call with an astrologer whom the story operates. Returns its id. */
export async function requestFor(
  viewer: Viewer,
  kind: 'chat' | 'call',
  choose: Choose = (online) => online[0],
): Promise<number> {
  const { api } = viewer
  await leaveLastConsultation()
  const isFree = kind === 'call' ? { is_available_for_call: true } : { is_available_for_chat: true }
  const astrologer = choose((await listAstrologers(api, { ...isFree, limit: 'all' })).results)
  if (!astrologer) throw new Error(`No astrologer takes ${kind}s now.`)
  const rate = astrologer.discounted_price_per_minute ?? astrologer.price_per_minute
  await setBalance(viewer, rate * MINUTES)
  await press(viewer, 'operator/take-over', { astrologer: astrologer.id })
  const { id } = await requestConsultation(api, { type: kind }, { consultant_id: astrologer.id })
  last = { id, viewer }
  return id
}

/** Requests a chat and returns its page. For stories, which then act as its astrologer. */
export const requestedChat =
  (choose?: Choose) =>
  async (viewer: Viewer): Promise<string> => {
    await startChat(viewer.api, { consultation_id: await requestFor(viewer, 'chat', choose) })
    return '/chat'
  }

/** Returns the page of a chat that has run for so many minutes, with a message of its astrologer. */
export const runningChat =
  (message: string, choose?: Choose) =>
  async (viewer: Viewer, minute: number): Promise<string> => {
    const path = await requestedChat(choose)(viewer)
    await actAsAstrologer('pick-up')
    if (minute > 0) await advanceBackendClock(minute * 60)
    await actAsAstrologer('say', { text: message })
    return path
  }

/** The page of a running chat whose idle time, by the clock of the page, ends in so many seconds. */
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

/** Ends the consultation of an earlier story and clears what the page stored about it. */
export async function leaveLastConsultation(): Promise<void> {
  // It may have ended already.
  await endLastConsultation().catch(() => null)
  for (const key of STORED_KEYS) localStorage.removeItem(key)
}

/** Ends the last consultation as its customer. Returns its id. */
export async function endLastConsultation(): Promise<number | null> {
  if (last === null) return null
  await endConsultation(last.viewer.api, { id: last.id }, { auto_end: false, chat_end_reason: 'ended by user' })
  return last.id
}

/** Acts as the astrologer of the last chat. */
export async function actAsAstrologer(what: 'pick-up' | 'reject' | 'say' | 'type', form: { text?: string } = {}) {
  if (last) await press(last.viewer, `operator/${what}`, { consultation: last.id, ...form })
}

/** Advances the clock of the backend of the last consultation. */
export async function advanceBackendClock(seconds: number): Promise<void> {
  if (last) await advanceClock(last.viewer, seconds)
}

/** Makes the server fail to cancel the last request, which stays open. Returns what mends the server. */
export async function refuseToCancel(): Promise<() => Promise<void>> {
  const viewer = last?.viewer
  if (!viewer) throw new Error('Nothing was requested.')
  await press(viewer, 'faults/add', { call: 'updateOngoingStatus', kind: 'fail', status: 500 })
  return () => press(viewer, 'faults/clear', {})
}
