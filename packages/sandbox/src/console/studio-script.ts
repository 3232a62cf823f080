import { WEB_RTC_SCRIPT } from './web-rtc-script.ts'

/** Sends a camera into a show and shows what its viewers see. */
export const STUDIO_SCRIPT = `${WEB_RTC_SCRIPT}
const here = location.pathname
const said = document.querySelector('[data-said]')
const [own, seen] = document.querySelectorAll('video')
let sending = null
let watching = null

const send = async () => {
  try {
    own.srcObject = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 360, height: 640 } })
  } catch {
    said.textContent = 'There is no camera here, or it may not be used.'
    return
  }
  sending = await sendTo(here + '/whip', own.srcObject)
  if (sending.status !== 201) {
    said.textContent = 'The server does not take the picture (' + sending.status + ').'
    return
  }
  said.textContent = 'You are on air.'
  button.hidden = true
  await watch()
}

const watch = async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    watching = await receiveFrom(here + '/whep', ['video', 'audio'], seen)
    if (watching.status === 201) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const button = document.querySelector('[data-send]')
button.addEventListener('click', () => void send())
`
