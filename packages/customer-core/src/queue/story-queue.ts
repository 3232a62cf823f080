import { listAstrologers } from '@tarapath/api-client/astrologers'
import { getMyQueueDetails, joinQueue, leaveQueue } from '@tarapath/api-client/queue'
import { spyOn } from 'storybook/test'
import { longestName } from '../longest-name.ts'
import { deviceClock } from '../platform/index.ts'
import { advanceClock, press, setBalance, type Viewer } from '../story-console.ts'

const RUPEES = 1000
const HELD_SECONDS = 120

/** The waiting list that was joined last, and by whom. */
let last: { id: number; viewer: Viewer } | null = null

const setPresence = (viewer: Viewer, astrologer: number, availability: 'busy' | 'online') =>
  press(viewer, 'availability/set', { astrologer, availability })

async function leaveAll(viewer: Viewer): Promise<void> {
  for (const { consultant } of (await getMyQueueDetails(viewer.api)).entries)
    await leaveQueue(viewer.api, { consultant_id: consultant.id })
}

/** Makes a page beside a place in the waiting list of a busy astrologer, whose name is the longest. For stories. */
export const waitingOn =
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

/** Makes a page beside an astrologer who has become free, and is held for the customer. */
export const offeredOn =
  (page: string) =>
  async (viewer: Viewer): Promise<string> => {
    await waitingOn(page)(viewer)
    await becomeFree()
    const [entry] = (await getMyQueueDetails(viewer.api)).entries
    const until = Date.parse(entry?.offered_until ?? '')
    // The page's clock goes with the backend's, which stands still.
    spyOn(deviceClock, 'now').mockReturnValue(until - HELD_SECONDS * 1000)
    return page
  }

/** The waiting list when the customer did not start in time. */
export async function expiredTurn(viewer: Viewer): Promise<string> {
  await waitingOn('/queue')(viewer)
  await becomeFree()
  await advanceClock(viewer, HELD_SECONDS + 1)
  return '/queue'
}

/** The waiting list of a customer whose balance is too low for the turn. */
export async function passedOver(viewer: Viewer): Promise<string> {
  await waitingOn('/queue')(viewer)
  await setBalance(viewer, 0)
  return '/queue'
}

/** The astrologer of the last waiting list is free. */
async function becomeFree(): Promise<void> {
  if (!last) return
  await setPresence(last.viewer, last.id, 'online')
  await advanceClock(last.viewer, 1)
}
