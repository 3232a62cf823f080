import type { Page } from 'playwright'

interface Seen {
  playingAt: number
  connections: RTCPeerConnection[]
}

/** Notes when a video plays, and which connections are opened, on all pages that open from now on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { playingAt: Infinity, connections: [] }
    Object.assign(globalThis, { seen })
    addEventListener('playing', () => (seen.playingAt = Math.min(seen.playingAt, performance.now())), true)
    const Real = RTCPeerConnection
    globalThis.RTCPeerConnection = class extends Real {
      constructor(settings?: RTCConfiguration) {
        super(settings)
        seen.connections.push(this)
      }
    }
  })
}

/** Milliseconds from the navigation to the first picture. */
export async function firstPictureMs(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.playingAt < Infinity)
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.playingAt)
}

/** What lies between camera and screen, in milliseconds: half a round trip, and the wait in the receiver's buffer. */
export async function delayMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { connections } = (globalThis as unknown as { seen: Seen }).seen
    const stats = [...((await connections.at(-1)?.getStats()) ?? new Map<string, unknown>()).values()] as Record<
      string,
      unknown
    >[]
    const number = (value: unknown) => (typeof value === 'number' ? value : 0)
    const picture = stats.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'video')
    const pair = stats.find(({ type, nominated }) => type === 'candidate-pair' && nominated === true)
    const buffered = number(picture?.['jitterBufferDelay']) / Math.max(1, number(picture?.['jitterBufferEmittedCount']))
    return (buffered + number(pair?.['currentRoundTripTime']) / 2) * 1000
  })
}

/** How many frames a second the page paints while something happens. */
export async function framesWhile(page: Page, happens: Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const count = { frames: 0, from: performance.now(), isOver: false }
    Object.assign(globalThis, { count })
    const paint = () => {
      if (count.isOver) return
      count.frames += 1
      requestAnimationFrame(paint)
    }
    requestAnimationFrame(paint)
  })
  await happens
  return page.evaluate(() => {
    const { count } = globalThis as unknown as { count: { frames: number; from: number; isOver: boolean } }
    count.isOver = true
    return (count.frames * 1000) / (performance.now() - count.from)
  })
}
