import { createClient, memoryStorage } from '@tarapath/api-client'
import { updateLiveStreamStatus } from '@tarapath/api-client/live'
import { openFixture, TEST_ORIGIN, type Fixture } from '@tarapath/backend-testing'
import { getStudio } from '@tarapath/own-api/live'
import { ToastOutlet } from '@tarapath/ui-kit'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventsOfBackend } from '../events/events-of-backend.ts'
import { eventsFetchAtom } from '../events/index.ts'
import { FakePeer } from '../live/player/fake-peer.ts'
import { apiAtom } from '../platform/index.ts'
import { OwnStudio } from './studio-screen.tsx'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

const { setInterval, setTimeout } = globalThis
/** Nobody waits for what is read each five seconds. */
function readSooner() {
  const sooner = (ms: number | undefined) => (ms === 5000 ? 50 : ms)
  vi.stubGlobal('setInterval', (run: () => void, ms?: number) => setInterval(run, sooner(ms)))
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => setTimeout(run, sooner(ms)))
}

beforeEach(() => {
  FakePeer.opened = []
  vi.stubGlobal('RTCPeerConnection', FakePeer)
  vi.stubGlobal('fetch', async () => new Response('v=0', { status: 201 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

class Track extends EventTarget {
  readonly kind: string
  isOn = true
  constructor(kind: string) {
    super()
    this.kind = kind
  }
  stop() {
    this.isOn = false
  }
}

/** A browser with a camera. */
function withCamera() {
  const browser = { tracks: [] as Track[], refusal: null as string | null }
  const getUserMedia = async () => {
    if (browser.refusal) throw new DOMException('', browser.refusal)
    const tracks = [new Track('video'), new Track('audio')]
    browser.tracks.push(...tracks)
    return { getTracks: () => tracks, getAudioTracks: () => [] }
  }
  const mediaDevices = { getUserMedia, enumerateDevices: async () => [] }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { mediaDevices }))
  class Audio {
    createAnalyser = () => ({ fftSize: 32, getByteTimeDomainData() {} })
    createMediaStreamSource = () => ({ connect() {} })
    close = async () => {}
  }
  vi.stubGlobal('AudioContext', Audio)
  return Object.assign(browser, { isOn: () => browser.tracks.some(({ isOn }) => isOn) })
}

type OnRequest = (request: Request) => Promise<void>

/** The page of an astrologer, over a network that may lose requests, or their answers. */
async function openStudio(isLive = true, before: OnRequest = async () => {}) {
  const { host, id } = await fixture.newHost()
  if (isLive) await updateLiveStreamStatus(host.client, { id }, { status: 'live' })
  const camera = withCamera()
  const network: { before: OnRequest; after: OnRequest } = { before, after: async () => {} }
  const storage = memoryStorage({ access: host.access, refresh: host.refresh })
  const api = createClient({
    baseUrl: TEST_ORIGIN,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      await network.before(request)
      const reply = await fixture.backend.fetch(request.clone())
      await network.after(request)
      return reply
    },
    storage,
    retry: 0,
  })
  const store = createStore()
  store.set(apiAtom, api)
  store.set(eventsFetchAtom, eventsOfBackend(fixture.backend))
  const loaded = await getStudio(host.client)
  render(
    <Provider store={store}>
      <OwnStudio loaded={loaded} />
      <ToastOutlet />
    </Provider>,
  )
  const setStatus = (status: 'live' | 'paused' | 'ended') => updateLiveStreamStatus(host.client, { id }, { status })
  return { camera, network, user: userEvent.setup(), setStatus }
}

async function openLive() {
  const studio = await openStudio()
  await studio.user.click(await press('Send video again'))
  await connect()
  await screen.findByText('You are live.')
  return studio
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  return button
}
const sent = () => FakePeer.opened.at(-1)?.tracks
const connect = async () => {
  await expect.poll(() => FakePeer.opened.length).toBeGreaterThan(0)
  await act(async () => FakePeer.opened.at(-1)?.become('connected'))
}
const isChange = ({ method }: Request) => method !== 'GET'
const lose = async () => {
  throw new TypeError('Failed to fetch')
}

test('a pause stops camera and microphone at once, and the camera of after it is sent', async () => {
  const { camera, network, user } = await openLive()
  const answered = Promise.withResolvers<void>()
  network.after = (request) => (isChange(request) ? answered.promise : Promise.resolve())
  await user.click(await press('Pause video'))
  await expect.poll(sent).toEqual([null, null])
  answered.resolve()
  await screen.findByText(/^Paused\. Viewers see/)
  await expect.poll(() => camera.isOn()).toBe(false)

  await user.click(await press('Continue video'))
  await screen.findByText('You are live.')
  await expect.poll(sent).toEqual(camera.tracks.slice(2))
  expect(camera.tracks.map(({ isOn }) => isOn)).toEqual([false, false, true, true])
})

test('a pause that did not reach the server sends the camera on', async () => {
  const { camera, network, user } = await openLive()
  network.before = (request) => (isChange(request) ? lose() : Promise.resolve())
  await user.click(await press('Pause video'))
  await screen.findByText(/^That did not work/)
  await expect.poll(sent).toEqual(camera.tracks)
  expect(camera.isOn()).toBe(true)
  await screen.findByText('You are live.')
})

test('a pause whose answer is lost leaves no camera on', async () => {
  const { camera, network, user } = await openLive()
  network.after = (request) => (isChange(request) ? lose() : Promise.resolve())
  await user.click(await press('Pause video'))
  await screen.findByText(/^Paused\. Viewers see/)
  await expect.poll(() => camera.isOn()).toBe(false)
  await expect.poll(sent).toEqual([null, null])
})

test('a pause on another device stops the camera here, and going on there leaves the picture to it', async () => {
  readSooner()
  const { camera, setStatus } = await openLive()
  await setStatus('paused')
  await screen.findByText(/^Paused\. Viewers see/)
  await expect.poll(() => camera.isOn()).toBe(false)
  await expect.poll(sent).toEqual([null, null])
  await setStatus('live')
  await screen.findByText(/^Your live stream is on, but viewers get no video/)
  // The connection is closed after the frame that says so.
  await expect.poll(() => FakePeer.opened.at(-1)?.connectionState).toBe('closed')
})

test('going on that did not reach the server sends nothing, and leaves no camera on', async () => {
  const { camera, network, user } = await openLive()
  await user.click(await press('Pause video'))
  await screen.findByText(/^Paused\. Viewers see/)
  network.before = async (request) => {
    if (!isChange(request)) return
    expect(sent()).toEqual([null, null])
    await lose()
  }
  await user.click(await press('Continue video'))
  await screen.findByText(/^That did not work/)
  await expect.poll(() => camera.isOn()).toBe(false)
  await expect.poll(sent).toEqual([null, null])
  screen.getByText(/^Paused\. Viewers see/)
})

test('the end on another device turns the camera off', async () => {
  readSooner()
  const { camera, setStatus } = await openLive()
  await setStatus('ended')
  await screen.findByText('Your live stream has ended.')
  await press('Check camera and microphone')
  await expect.poll(() => camera.isOn()).toBe(false)
  await expect.poll(() => FakePeer.opened.at(-1)?.connectionState).toBe('closed')
})

test('a camera that is lost on air is reported, and sent again after it was connected', async () => {
  const { camera, user } = await openLive()
  act(() => void camera.tracks[0]?.dispatchEvent(new Event('ended')))
  expect((await screen.findByRole('alert')).textContent).toBe('The camera or microphone was disconnected. Check again.')
  screen.getByText(/^Your live stream is on, but viewers get no video/)
  expect(screen.queryByText('You are live.')).toBeNull()
  await expect.poll(() => camera.isOn()).toBe(false)
  await user.click(await press('Send video again'))
  await screen.findByText('You are live.')
  await expect.poll(sent).toEqual(camera.tracks.slice(2))
  expect(FakePeer.opened).toHaveLength(1)
})

test('a camera that is refused after a pause is reported', async () => {
  const { camera, user } = await openLive()
  await user.click(await press('Pause video'))
  await screen.findByText(/^Paused\. Viewers see/)
  camera.refusal = 'NotAllowedError'
  await user.click(await press('Continue video'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your browser does not let this page use the camera/)
  camera.refusal = null
  await user.click(await press('Continue video'))
  await screen.findByText('You are live.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a live stream that is on is shown, although the studio could not be read after Go live', async () => {
  const { camera, network, user } = await openStudio(false)
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Saturn')
  await user.click(await press('Check camera and microphone'))
  network.before = ({ method }) => (method === 'GET' ? lose() : Promise.resolve())
  await user.click(await press('Go live'))
  await press('End live stream')
  expect(camera.isOn()).toBe(true)
})

test('the chat is asked for until it is there', async () => {
  readSooner()
  let isGone = true
  await openStudio(true, async ({ url }) => {
    if (isGone && url.includes('-live-stream/')) await lose()
  })
  await screen.findByText('Connecting the chat…')
  expect(screen.queryByRole('log', { name: 'Room chat' })).toBeNull()
  isGone = false
  await screen.findByRole('log', { name: 'Room chat' })
})
