import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CameraCheck } from './camera-check.tsx'
import { useCamera } from './use-camera.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Check() {
  return <CameraCheck camera={useCamera()} />
}

/** A browser whose cameras answer so. */
function withDevices(mediaDevices: object | undefined) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { mediaDevices }))
  render(<Check />)
  return userEvent.setup()
}
const start = () => screen.getByRole('button', { name: 'Check camera and microphone' })

test.each([
  ['NotAllowedError', /does not let this page use the camera and microphone. Allow both/],
  ['NotFoundError', /No camera or no microphone was found. Connect one, then check again./],
  ['NotReadableError', /Another app is using the camera or microphone. Close it/],
])('after %s the studio says what to do, and can check again', async (name, sentence) => {
  const getUserMedia = vi.fn(() => Promise.reject(new DOMException('', name)))
  const user = withDevices({ getUserMedia })
  await user.click(start())
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  await user.click(start())
  await expect.poll(() => getUserMedia).toHaveBeenCalledTimes(2)
})

test('a browser that gives pages no camera says that it cannot send video', async () => {
  const user = withDevices(undefined)
  await user.click(start())
  expect((await screen.findByRole('alert')).textContent).toBe('This browser cannot send video.')
})

/** A microphone at rest. */
class FakeAudio {
  createAnalyser = () => ({
    fftSize: 32,
    frequencyBinCount: 16,
    getByteTimeDomainData() {},
    getFloatTimeDomainData() {},
  })
  createMediaStreamSource = () => ({ connect() {} })
  close = async () => {}
}

class Track extends EventTarget {
  isOn = true
  stop() {
    this.isOn = false
  }
}
function newMedia(count = 1) {
  const tracks = Array.from({ length: count }, () => new Track())
  return { tracks, stream: { getTracks: () => tracks, getAudioTracks: () => [] } as unknown as MediaStream }
}

test('a camera that is unplugged is reported, and leaves no microphone on', async () => {
  const { stream, tracks } = newMedia(2)
  const user = withDevices({ getUserMedia: async () => stream, enumerateDevices: async () => [] })
  vi.stubGlobal('AudioContext', FakeAudio)
  await user.click(start())
  await screen.findByLabelText('Your camera')
  tracks[0]?.dispatchEvent(new Event('ended'))
  expect((await screen.findByRole('alert')).textContent).toBe('The camera or microphone was disconnected. Check again.')
  expect(tracks[1]?.isOn).toBe(false)
})

/** A browser that gives its cameras when it is told to. */
function slowBrowser() {
  const asked: PromiseWithResolvers<MediaStream>[] = []
  const getUserMedia = () => {
    const next = Promise.withResolvers<MediaStream>()
    asked.push(next)
    return next.promise
  }
  const mediaDevices = { getUserMedia, enumerateDevices: () => Promise.reject(new DOMException('', 'NotAllowedError')) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { mediaDevices }))
  const { result, unmount } = renderHook(useCamera)
  const begin = () => result.current.start({ camera: '', microphone: '' })
  return { asked, result, unmount, begin }
}

test('of two cameras that are asked for at once only the later stays on', async () => {
  const { asked, result, begin } = slowBrowser()
  const [early, late] = [newMedia(), newMedia()]
  await act(async () => {
    const starts = [begin(), begin()]
    asked[1]?.resolve(late.stream)
    asked[0]?.resolve(early.stream)
    expect(await Promise.all(starts)).toEqual([null, late.stream])
  })
  expect([early.tracks[0]?.isOn, late.tracks[0]?.isOn]).toEqual([false, true])
  // The names of the devices are not needed.
  expect(result.current.state).toEqual({ name: 'on', stream: late.stream })
  act(() => result.current.stop())
  expect(late.tracks[0]?.isOn).toBe(false)
})

test('a refusal of an earlier camera does not hide the later one', async () => {
  const { asked, result, begin } = slowBrowser()
  const { stream } = newMedia()
  await act(async () => {
    const starts = [begin(), begin()]
    asked[1]?.resolve(stream)
    await starts[1]
    asked[0]?.reject(new DOMException('', 'AbortError'))
    await starts[0]
  })
  expect(result.current.state).toEqual({ name: 'on', stream })
})

test('a camera that is allowed after its page was left does not stay on', async () => {
  const { asked, unmount, begin } = slowBrowser()
  const { stream, tracks } = newMedia()
  const started = begin()
  unmount()
  asked[0]?.resolve(stream)
  expect(await started).toBeNull()
  expect(tracks[0]?.isOn).toBe(false)
})
