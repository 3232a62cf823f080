import { listAstrologers } from '@tarapath/api-client/astrologers'
import { getMyQueueDetails, joinQueue, leaveQueue } from '@tarapath/api-client/queue'
import { spyOn } from 'storybook/test'
import { longestName } from '../longest-name.ts'
import { deviceClock } from '../platform/index.ts'
import { advanceClock, press, setBalance, type Viewer } from '../story-console.ts'

const RUPEES = 1000
const HELD_SECONDS = 120

/** The astrologer whose queue was joined last, and the customer. */
let last: { id: number; viewer: Viewer } | null = null

const setPresence = (viewer: Viewer, astrologer: number, availability: 'busy' | 'online') =>
  press(viewer, 'availability/set', { astrologer, availability })

async function leaveAll(viewer: Viewer): Promise<void> {
  for (const { consultant } of (await getMyQueueDetails(viewer.api)).entries)
    await leaveQueue(viewer.api, { consultant_id: consultant.id })
}

/** Joins the queue of a busy astrologer with the longest name, and returns the page. For stories. */
export const pageInQueue =
  (page: string, { behindAnother = false } = {}) =>
  async (viewer: Viewer): Promise<string> => {
    const other = await viewer.open('newcomer')
    for (const customer of [viewer, other]) await leaveAll(customer)
    const astrologer = longestName((await listAstrologers(viewer.api, { limit: 'all' })).results)
    if (!astrologer) throw new Error('There is no astrologer.')
    const { id } = astrologer
    await setPresence(viewer, id, 'busy')
    for (const customer of behindAnother ? [other, viewer] : [viewer]) {
      await setBalance(customer, RUPEES)
      await joinQueue(customer.api, { consultant_id: id, order_type: 1 })
    }
    last = { id, viewer }
    return page
  }

/** Returns the page while the astrologer is free and held for the customer. */
export const pageWithOffer =
  (page: string) =>
  async (viewer: Viewer): Promise<string> => {
    await pageInQueue(page)(viewer)
    await becomeFree()
    const [entry] = (await getMyQueueDetails(viewer.api)).entries
    const until = Date.parse(entry?.offered_until ?? '')
    // The page's clock is set to the backend's, which stands still.
    spyOn(deviceClock, 'now').mockReturnValue(until - HELD_SECONDS * 1000)
    return page
  }

/** The waiting list after the customer's turn has passed. */
export async function queueAfterExpiredTurn(viewer: Viewer): Promise<string> {
  await pageInQueue('/queue')(viewer)
  await becomeFree()
  await advanceClock(viewer, HELD_SECONDS + 1)
  return '/queue'
}

/** The waiting list of a customer who is passed over, because their balance is too low. */
export async function passedOverQueue(viewer: Viewer): Promise<string> {
  await pageInQueue('/queue')(viewer)
  await setBalance(viewer, 0)
  return '/queue'
}

/** Brings the astrologer of the last queue online. */
async function becomeFree(): Promise<void> {
  if (!last) return
  await setPresence(last.viewer, last.id, 'online')
  await advanceClock(last.viewer, 1)
}
