import {
  getCallRecordingUrl,
  listConsultationHistory,
  placeAstrologerPickupCall,
  startCall,
} from '@tarapath/api-client/consultations'
import { spyOn, waitFor } from 'storybook/test'
import { deviceClock } from '../platform/index.ts'
import { endLastConsultation, requestFor, turnClock } from '../running-chat.ts'
import { press, type Viewer } from '../story-console.ts'

/** Of the call that was requested last, and whose it is. */
let last: { id: number; viewer: Viewer } | null = null

/** What is read while the telephones ring. */
const PAGE = '/calculators'

/** Makes a page beside a call that has been requested. Its widget rings the astrologer. */
export const requestedCall =
  (choose?: Parameters<typeof requestFor>[2]) =>
  async (viewer: Viewer): Promise<string> => {
    const id = await requestFor(viewer, 'call', choose)
    await startCall(viewer.api, { consultation_id: id })
    last = { id, viewer }
    return PAGE
  }

/** Makes a page beside a call that has run for so many minutes, of the 22 for which there is money. */
export const runningCall =
  (choose?: Parameters<typeof requestFor>[2]) =>
  async (viewer: Viewer, minute: number): Promise<string> => {
    const path = await requestedCall(choose)(viewer)
    if (last) await placeAstrologerPickupCall(viewer.api, { id: last.id })
    for (const side of ['astrologer', 'customer'] as const) await handsetDoes(side, 'answer')
    if (minute > 0) await turnClock(minute * 60)
    return path
  }

/** What one of the two telephones of the last call does. */
export async function handsetDoes(
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

/** Within which the bridge has hung up, and was asked what it has. */
const HANG_UP_SECONDS = 30

/** Makes the page of a call that its customer has ended after so many minutes: the bridge records what is longer than one. */
export const endedCall =
  (minutes: number) =>
  async (viewer: Viewer): Promise<string> => {
    await runningCall()(viewer, minutes)
    const id = await endLastConsultation()
    await turnClock(HANG_UP_SECONDS)
    return `/history/${id}`
  }

/** Makes the page of a call without a recording, which has just ended by the clock of the page too. */
export async function callJustEnded(viewer: Viewer): Promise<string> {
  const path = await endedCall(1)(viewer)
  const [item] = (await listConsultationHistory(viewer.api)).results
  spyOn(deviceClock, 'now').mockReturnValue(Date.parse(item?.ended_at ?? ''))
  return path
}

const LINK_SECONDS = 601

/** A player asks for more of the recording after its link has expired. */
export async function askLate(player: HTMLAudioElement): Promise<void> {
  if (!last) return
  const { url } = await getCallRecordingUrl(last.viewer.api, { consultation_id: last.id })
  await turnClock(LINK_SECONDS)
  player.src = url
}
