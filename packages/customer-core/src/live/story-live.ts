import { getMyProfile } from '@tarapath/api-client/account'
import { listAstrologers } from '@tarapath/api-client/astrologers'
import { blockLiveStreamUser, listLiveStreams, updateLiveStreamStatus } from '@tarapath/api-client/live'
import { getMyQueueDetails, joinQueue } from '@tarapath/api-client/queue'
import { cancelLiveStream, getStudio, postRoomMessage, prepareLiveStream, type Studio } from '@tarapath/own-api/live'
import { spyOn } from 'storybook/test'
import { longestName } from '../longest-name.ts'
import { deviceClock } from '../platform/index.ts'
import { press, setBalance, type Viewer } from '../story-console.ts'
import { roomPath } from './room-path.ts'

const RUPEES = 200
const HOUR_MS = 60 * 60_000

/** The live stream that went on last, and whose it is. */
let last: { id: number; host: Viewer } | null = null

/** The studio of a viewer, who becomes the astrologer with the longest name where they are none yet. */
async function studioOf(host: Viewer): Promise<Studio> {
  const known = await getStudio(host.api).catch(() => null)
  if (known) return known
  const astrologer = longestName((await listAstrologers(host.api, { limit: 'all' })).results)
  if (!astrologer) throw new Error('There is no astrologer.')
  const { phone_number } = await getMyProfile(host.api)
  await press(host, 'studio/connect-account', { phone_number, astrologer: astrologer.id })
  return getStudio(host.api)
}

/** Ends what an earlier story left on, or announced. */
async function endOwn(host: Viewer): Promise<void> {
  const { stream } = await studioOf(host)
  if (stream?.status === 'scheduled') await cancelLiveStream(host.api, { live_stream_id: stream.id })
  else if (stream) await updateLiveStreamStatus(host.api, { id: stream.id }, { status: 'ended' })
}

/** The host's live stream, which is on. Its chat has begun. Answers its id. */
async function goLive(host: Viewer, title: string): Promise<number> {
  await endOwn(host)
  const { id } = await prepareLiveStream(host.api, { title })
  await updateLiveStreamStatus(host.api, { id }, { status: 'live' })
  last = { id, host }
  return id
}

/** The list while the host is live too. For stories. */
export const listWithHost =
  (title: string) =>
  async (viewer: Viewer): Promise<string> => {
    await goLive(await viewer.open('host'), title)
    return listBeforeNext(viewer)
  }

/** The list when all live streams have ended. */
export async function listOfNobody(viewer: Viewer): Promise<string> {
  const { results } = await listLiveStreams(viewer.api, { status: 'live', limit: 50 })
  for (const { id } of results) await press(viewer, 'studio/end', { stream: id })
  return listBeforeNext(viewer)
}

/** The list at a time before what is planned next: the clock of the page is not the backend's. */
async function listBeforeNext(viewer: Viewer): Promise<string> {
  spyOn(deviceClock, 'now').mockReturnValue((await nextStart(viewer)) - HOUR_MS)
  return '/live'
}

/** The page of the host's live stream, for a customer who has money. */
export const room =
  (title: string) =>
  async (viewer: Viewer): Promise<string> => {
    await setBalance(viewer, RUPEES)
    return roomPath(await goLive(await viewer.open('host'), title))
  }

/** The page of a live stream from which its customer is blocked. */
export const roomOfBlocked =
  (title: string) =>
  async (viewer: Viewer): Promise<string> => {
    const host = await viewer.open('host')
    const id = await goLive(host, title)
    const { id: user_id } = await getMyProfile(viewer.api)
    await blockLiveStreamUser(host.api, { id }, { user_id, is_blocked: true })
    return roomPath(id)
  }

/** When the next live stream is planned for, in ms. */
async function nextStart(viewer: Viewer): Promise<number> {
  const [next] = (await listLiveStreams(viewer.api, { status: 'scheduled', limit: 1 })).results
  if (!next?.scheduled_at) throw new Error('Nothing is planned.')
  return Date.parse(next.scheduled_at)
}

/** Announces a live stream of the host, after those of the programme. Answers its id. */
async function announce(host: Viewer, title: string): Promise<number> {
  await endOwn(host)
  const scheduled_at = new Date((await nextStart(host)) + HOUR_MS).toISOString()
  return (await prepareLiveStream(host.api, { title, scheduled_at })).id
}

/** The page of a live stream that is announced. */
export const roomAnnounced =
  (title: string) =>
  async (viewer: Viewer): Promise<string> =>
    roomPath(await announce(await viewer.open('host'), title))

/** What the host does while a page of their live stream is open. */
export async function hostDoes(what: { status: 'paused' | 'ended' } | { text: string }): Promise<void> {
  if (!last) return
  const { id, host } = last
  if ('text' in what) await postRoomMessage(host.api, { id }, what)
  else await updateLiveStreamStatus(host.api, { id }, what)
}

const STUDIO = '/studio/live'

/** The studio of an astrologer who sends nothing. */
export async function studioBefore(host: Viewer): Promise<string> {
  await endOwn(host)
  return STUDIO
}

/** The studio of an astrologer who has announced a live stream. */
export const studioAnnounced =
  (title: string) =>
  async (host: Viewer): Promise<string> => {
    await announce(host, title)
    return STUDIO
  }

/** The studio of a live stream that is on, while a customer waits for its astrologer. */
export const studioLive =
  (title: string) =>
  async (host: Viewer): Promise<string> => {
    await goLive(host, title)
    const customer = await host.open('customer')
    await setBalance(customer, RUPEES)
    const { consultant } = await getStudio(host.api)
    const { entries } = await getMyQueueDetails(customer.api)
    if (!entries.some((entry) => entry.consultant.id === consultant.id))
      await joinQueue(customer.api, { consultant_id: consultant.id, order_type: 1 })
    return STUDIO
  }

/** What a viewer writes in the room of the live stream that went on last. */
export async function viewerSays(text: string): Promise<void> {
  if (!last) return
  const customer = await last.host.open('customer')
  await postRoomMessage(customer.api, { id: last.id }, { text })
}
