import type { Client } from '@tarapath/api-client'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { setBalance, type Viewer } from '../story-console.ts'
import { longestName } from '../longest-name.ts'
import { leaveLastConsultation } from '../running-chat.ts'
import { profilePath } from './astrologer-summary.ts'

const RUPEES = 500

const readAll = async (api: Client) => (await listAstrologers(api, { limit: 'all' })).results

/** Finds the profile of the first astrologer who is busy or offline now. For stories. */
export const profileOf =
  (availability: 'busy' | 'offline' | 'online') =>
  async ({ api }: { api: Client }): Promise<string> => {
    const found = (await readAll(api)).find((astrologer) => astrologer.availability === availability)
    if (!found) throw new Error(`No astrologer is ${availability} now.`)
    return profilePath(found)
  }

export async function profileOfLongestName({ api }: { api: Client }): Promise<string> {
  const found = longestName(await readAll(api))
  if (!found) throw new Error('There are no astrologers.')
  return profilePath(found)
}

/** The profile of an astrologer who is online, for a customer who has money. */
export async function profileWithMoney(viewer: Viewer): Promise<string> {
  await setBalance(viewer, RUPEES)
  return profileForChat(viewer)
}

export async function profileForChat({ api }: { api: Client }): Promise<string> {
  const [astrologer] = (await listAstrologers(api, { is_available_for_chat: true })).results
  if (!astrologer) throw new Error('No astrologer takes chats now.')
  return profilePath(astrologer)
}

/** The profile of the astrologer with the longest name who takes calls, for a customer with so many rupees. */
export const profileForCall =
  (rupees = RUPEES) =>
  async (viewer: Viewer): Promise<string> => {
    await leaveLastConsultation()
    await setBalance(viewer, rupees)
    const astrologer = longestName((await readAll(viewer.api)).filter((one) => one.is_available_for_call))
    if (!astrologer) throw new Error('No astrologer takes calls now.')
    return profilePath(astrologer)
  }
