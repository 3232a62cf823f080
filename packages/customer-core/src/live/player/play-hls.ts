import type { NotPlaying, Playing } from './start-playing.ts'

/** Passes are valid for ten minutes. */
const RENEW_EVERY_MS = 9 * 60_000
const PASS = /\/api\/live\/[^/]+\//

export interface Programme {
  url: string
  /** The address with a new pass. */
  renew(): Promise<string>
  onLost(): void
}

/** Plays a recorded programme, or a camera in parts, over HLS: by the browser where it can, otherwise by hls.js, which is loaded for it. */
export async function playHls(video: HTMLVideoElement, programme: Programme): Promise<Playing | NotPlaying> {
  const isNative = video.canPlayType('application/vnd.apple.mpegurl') !== ''
  if (isNative) {
    const native = await playNatively(video, programme)
    if (native !== 'failed') return native
  }
  if (!('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)) return isNative ? 'failed' : 'not-supported'
  return playByLibrary(video, programme)
}

async function playNatively(video: HTMLVideoElement, { url, renew, onLost }: Programme): Promise<Playing | 'failed'> {
  const stop = () => {
    video.removeAttribute('src')
    video.load()
  }
  const play = (address: string) => {
    video.src = `${address}index.m3u8`
  }
  video.preload = 'metadata'
  play(url)
  if (!(await hasMetadata(video))) {
    stop()
    return 'failed'
  }
  video.addEventListener('error', onLost)
  // The browser asks for the list again and again with the pass that it has.
  const renewing = keepRenewing(renew, (address) => {
    play(address)
    void video.play().catch(() => {})
  })
  return {
    form: 'direct',
    stop() {
      clearInterval(renewing)
      video.removeEventListener('error', onLost)
      stop()
    },
  }
}

const hasMetadata = (video: HTMLVideoElement): Promise<boolean> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const settle = (isPlayable: boolean) => {
      listening.abort()
      resolve(isPlayable)
    }
    video.addEventListener('loadedmetadata', () => settle(true), { signal: listening.signal })
    video.addEventListener('error', () => settle(false), { signal: listening.signal })
  })

async function playByLibrary(
  video: HTMLVideoElement,
  { url, renew, onLost }: Programme,
): Promise<Playing | 'not-supported'> {
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) return 'not-supported'
  let base = url
  const player = new Hls({
    // A worker would need a script from a blob, which the content security policy does not allow.
    enableWorker: false,
    xhrSetup: (request, address) =>
      request.open(
        'GET',
        address.replace(PASS, () => base),
        true,
      ),
  })
  player.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onLost())
  player.loadSource(`${base}index.m3u8`)
  player.attachMedia(video)
  const renewing = keepRenewing(renew, (address) => (base = address))
  return {
    form: 'direct',
    stop() {
      clearInterval(renewing)
      player.destroy()
    },
  }
}

function keepRenewing(renew: () => Promise<string>, use: (address: string) => void) {
  return setInterval(() => void renew().then(use, () => undefined), RENEW_EVERY_MS)
}
