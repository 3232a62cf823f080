/** On the page of a live stream all other code waits for the picture. */
const PAGE = '/live-session'

/** The longest wait where no picture comes, or none is wanted. */
const MAX_WAIT_MS = 4000

let shown: Promise<void> = Promise.resolve()
let resolve = () => {}

/** Resolves when the picture is there, or the page is used without it. On other pages it is resolved already. */
export const firstPicture = (): Promise<void> => shown

/** There is no picture to wait for. */
export const endFirstPicture = (): void => resolve()

export function awaitFirstPicture(): void {
  if (location.pathname !== PAGE) return
  shown = new Promise((done) => {
    resolve = done
    for (const event of ['playing', 'pointerdown', 'keydown'])
      addEventListener(event, () => resolve(), { capture: true, once: true })
    setTimeout(resolve, MAX_WAIT_MS)
  })
}
