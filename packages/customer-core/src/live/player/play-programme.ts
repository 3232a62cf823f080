import type { Playing } from './watch-camera.ts'

/** Passes are valid for ten minutes. */
const RENEW_EVERY_MS = 9 * 60_000
const PASS = /\/api\/live\/[^/]+\//

interface Programme {
  url: string
  /** The address with a new pass. */
  renew(): Promise<string>
  onLost(): void
}

/** Plays a recorded programme over HLS: by the browser where it can, otherwise by hls.js, which is loaded for it. */
export async function playProgramme(video: HTMLVideoElement, programme: Programme): Promise<Playing | 'failed'> {
  if (!('MediaSource' in globalThis) && video.canPlayType('application/vnd.apple.mpegurl') !== '')
    return playNatively(video, programme)
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) return 'failed'
  let base = programme.url
  const player = new Hls({
    // A worker would need a script from a blob, which the content security policy does not allow.
    enableWorker: false,
    xhrSetup: (request, url) =>
      request.open(
        'GET',
        url.replace(PASS, () => base),
        true,
      ),
  })
  player.on(Hls.Events.ERROR, (_, { fatal }) => fatal && programme.onLost())
  player.loadSource(`${base}index.m3u8`)
  player.attachMedia(video)
  const renewing = setInterval(
    () =>
      void programme.renew().then(
        (url) => (base = url),
        () => undefined,
      ),
    RENEW_EVERY_MS,
  )
  return {
    stop() {
      clearInterval(renewing)
      player.destroy()
    },
  }
}

function playNatively(video: HTMLVideoElement, { url, onLost }: Programme): Playing {
  video.addEventListener('error', onLost)
  video.src = `${url}index.m3u8`
  return {
    stop() {
      video.removeEventListener('error', onLost)
      video.removeAttribute('src')
      video.load()
    },
  }
}
