import {
  getCallRecordingUrl,
  listConsultationHistory,
  placeAstrologerPickupCall,
  startCall,
} from '@tarapath/api-client/consultations'
import { spyOn, waitFor } from 'storybook/test'
import { deviceClock } from '../platform/index.ts'
import { endLastConsultation, requestFor, advanceBackendClock } from '../running-chat.ts'
import { press, type Viewer } from '../story-console.ts'

/** The call that was requested last, and its customer. */
let last: { id: number; viewer: Viewer } | null = null

/** The page that the customer reads while the telephones ring. */
const PAGE = '/calculators'

/** Requests a call and returns a page beside it. The call's widget rings the astrologer. */
export const requestedCall =
  (choose?: Parameters<typeof requestFor>[2]) =>
  async (viewer: Viewer): Promise<string> => {
    const id = await requestFor(viewer, 'call', choose)
    await startCall(viewer.api, { consultation_id: id })
    last = { id, viewer }
    return PAGE
  }

/** Returns a page beside a call that has run for so many of the 22 minutes that the wallet pays for. */
export const runningCall =
  (choose?: Parameters<typeof requestFor>[2]) =>
  async (viewer: Viewer, minute: number): Promise<string> => {
    const path = await requestedCall(choose)(viewer)
    if (last) await placeAstrologerPickupCall(viewer.api, { id: last.id })
    for (const side of ['astrologer', 'customer'] as const) await operateHandset(side, 'answer')
    if (minute > 0) await advanceBackendClock(minute * 60)
    return path
  }

/** Operates one of the two telephones of the last call. */
export async function operateHandset(
  side: 'astrologer' | 'customer',
  what: 'answer' | 'hang-up' | 'engage' | 'break',
): Promise<void> {
  if (!last) return
  const { viewer, id } = last
  // The page may say that it rings a moment before the telephone does.
  const call = await waitFor(async () => {
    const page = await (await viewer.fetch('/console')).text()
    const found = new RegExp(`data-handset-call="([^"]+)"\\s+data-of-consultation="${id}"`).exec(page)?.[1]
    if (found === undefined) throw new Error('No telephone rings.')
    return found
  })
  await press(viewer, `handsets/${what}`, { call, side })
}

/** Within this time the bridge has hung up and was asked for the recording. */
const HANG_UP_SECONDS = 30

/** Returns the page of a call that its customer ended after so many minutes. The bridge records calls of more than one. */
export const endedCall =
  (minutes: number) =>
  async (viewer: Viewer): Promise<string> => {
    await runningCall()(viewer, minutes)
    const id = await endLastConsultation()
    await advanceBackendClock(HANG_UP_SECONDS)
    return `/history/${id}`
  }

/** Returns the page of a call without a recording, which has just ended by the clock of the page too. */
export async function callJustEnded(viewer: Viewer): Promise<string> {
  const path = await endedCall(1)(viewer)
  const [item] = (await listConsultationHistory(viewer.api)).results
  spyOn(deviceClock, 'now').mockReturnValue(Date.parse(item?.ended_at ?? ''))
  return path
}

const LINK_SECONDS = 601

/** Lets a player request the recording after its link has expired. */
export async function requestExpiredRecording(player: HTMLAudioElement): Promise<void> {
  if (!last) return
  const { url } = await getCallRecordingUrl(last.viewer.api, { consultation_id: last.id })
  await advanceBackendClock(LINK_SECONDS)
  player.src = url
}
