import type { Client } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { endConsultation, requestConsultation, startChat } from '@tarapath/api-client/consultations'

export interface Viewer {
  api: Client
  /** What the backend serves at an address, past the client: the forms of the developer console. */
  fetch: (address: string, init?: RequestInit) => Response | Promise<Response>
}

/** For which the wallet has money. */
const MINUTES = 22
/** Of the chat that was started last. The next one ends it. */
let lastId: number | null = null

/** Makes the page of a chat that has run for so many minutes, with a message of its astrologer. For stories. */
export const runningChat =
  (message: string) =>
  async ({ api, fetch }: Viewer, minute: number): Promise<string> => {
    const press = async (path: string, form: Record<string, string | number>) => {
      const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]))
      const reply = await fetch(`/console/${path}`, { method: 'POST', body })
      if (reply.status >= 400) throw new Error(`/console/${path} answered ${reply.status}.`)
    }
    if (lastId !== null)
      await endConsultation(api, { id: lastId }, { auto_end: false, chat_end_reason: 'ended by user' })
    const [astrologer] = (await listAstrologers(api, { is_available_for_chat: true })).results
    if (!astrologer) throw new Error('No astrologer takes chats now.')
    const { phone_number } = await getMyProfile(api)
    const rate = astrologer.discounted_price_per_minute ?? astrologer.price_per_minute
    await press('wallets/set-balance', { phone_number, rupees: rate * MINUTES })
    await press('operator/take-over', { astrologer: astrologer.id })
    const { id } = await requestConsultation(api, { type: 'chat' }, { consultant_id: astrologer.id })
    lastId = id
    await startChat(api, { consultation_id: id })
    await press('operator/pick-up', { consultation: id })
    if (minute > 0) await press('clock/advance', { seconds: minute * 60 })
    await press('operator/say', { consultation: id, text: message })
    return '/chat'
  }
