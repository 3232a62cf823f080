import { cleanup, render, screen } from '@testing-library/react'
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

test('a camera that is unplugged is reported', async () => {
  class Track extends EventTarget {
    stop() {}
  }
  const track = new Track()
  const stream = { getTracks: () => [track], getAudioTracks: () => [] }
  const user = withDevices({ getUserMedia: async () => stream, enumerateDevices: async () => [] })
  vi.stubGlobal('AudioContext', FakeAudio)
  await user.click(start())
  await screen.findByLabelText('Your camera')
  track.dispatchEvent(new Event('ended'))
  expect((await screen.findByRole('alert')).textContent).toBe('The camera or microphone was disconnected. Check again.')
})
