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

/** The live stream that was started last, and its host. */
let last: { id: number; host: Viewer } | null = null

/** The studio of a viewer. One who is no astrologer becomes the one with the longest name. */
async function studioOf(host: Viewer): Promise<Studio> {
  const known = await getStudio(host.api).catch(() => null)
  if (known) return known
  const astrologer = longestName((await listAstrologers(host.api, { limit: 'all' })).results)
  if (!astrologer) throw new Error('There is no astrologer.')
  const { phone_number } = await getMyProfile(host.api)
  await press(host, 'studio/connect-account', { phone_number, astrologer: astrologer.id })
  return getStudio(host.api)
}

/** Ends or cancels the live stream of an earlier story. */
async function endOwn(host: Viewer): Promise<void> {
  const { stream } = await studioOf(host)
  if (stream?.status === 'scheduled') await cancelLiveStream(host.api, { live_stream_id: stream.id })
  else if (stream) await updateLiveStreamStatus(host.api, { id: stream.id }, { status: 'ended' })
}

/** Starts a live stream of the host. Returns its id. */
async function goLive(host: Viewer, title: string): Promise<number> {
  await endOwn(host)
  const { id } = await prepareLiveStream(host.api, { title })
  await updateLiveStreamStatus(host.api, { id }, { status: 'live' })
  last = { id, host }
  return id
}

/** The list of live streams while the host is live. For stories. */
export const listWithLiveHost =
  (title: string) =>
  async (viewer: Viewer): Promise<string> => {
    await goLive(await viewer.open('host'), title)
    return listBeforeNext(viewer)
  }

/** The list when no live stream is on. */
export async function emptyList(viewer: Viewer): Promise<string> {
  const { results } = await listLiveStreams(viewer.api, { status: 'live', limit: 50 })
  for (const { id } of results) await press(viewer, 'studio/end', { stream: id })
  return listBeforeNext(viewer)
}

/** The list one hour before the next announced live stream, by the clock of the page. */
async function listBeforeNext(viewer: Viewer): Promise<string> {
  spyOn(deviceClock, 'now').mockReturnValue((await nextStart(viewer)) - HOUR_MS)
  return '/live'
}

/** The page of a live stream of the host, for a customer who has money. */
export const room =
  (title: string) =>
  async (viewer: Viewer): Promise<string> => {
    await setBalance(viewer, RUPEES)
    return roomPath(await goLive(await viewer.open('host'), title))
  }

/** The page of a live stream from which its customer is blocked. */
export const roomForBlockedViewer =
  (title: string) =>
  async (viewer: Viewer): Promise<string> => {
    const host = await viewer.open('host')
    const id = await goLive(host, title)
    const { id: user_id } = await getMyProfile(viewer.api)
    await blockLiveStreamUser(host.api, { id }, { user_id, is_blocked: true })
    return roomPath(id)
  }

/** The start of the next announced live stream, in milliseconds. */
async function nextStart(viewer: Viewer): Promise<number> {
  const [next] = (await listLiveStreams(viewer.api, { status: 'scheduled', limit: 1 })).results
  if (!next?.scheduled_at) throw new Error('No live stream is announced.')
  return Date.parse(next.scheduled_at)
}

/** Announces a live stream of the host, an hour after the next scripted one. Returns its id. */
async function announce(host: Viewer, title: string): Promise<number> {
  await endOwn(host)
  const scheduled_at = new Date((await nextStart(host)) + HOUR_MS).toISOString()
  return (await prepareLiveStream(host.api, { title, scheduled_at })).id
}

/** The page of a live stream that is announced. */
export const announcedRoom =
  (title: string) =>
  async (viewer: Viewer): Promise<string> =>
    roomPath(await announce(await viewer.open('host'), title))

/** Acts as the host of the current live stream: writes, pauses or ends it. */
export async function actAsHost(what: { status: 'paused' | 'ended' } | { text: string }): Promise<void> {
  if (!last) return
  const { id, host } = last
  if ('text' in what) await postRoomMessage(host.api, { id }, what)
  else await updateLiveStreamStatus(host.api, { id }, what)
}

const STUDIO = '/studio/live'

/** The studio of an astrologer who has no live stream. */
export async function idleStudio(host: Viewer): Promise<string> {
  await endOwn(host)
  return STUDIO
}

/** The studio of an astrologer who has announced a live stream. */
export const announcedStudio =
  (title: string) =>
  async (host: Viewer): Promise<string> => {
    await announce(host, title)
    return STUDIO
  }

/** The studio during a live stream, while a customer waits in the queue of its astrologer. */
export const liveStudio =
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

/** Writes a message as a viewer of the current live stream. */
export async function writeAsViewer(text: string): Promise<void> {
  if (!last) return
  const customer = await last.host.open('customer')
  await postRoomMessage(customer.api, { id: last.id }, { text })
}
