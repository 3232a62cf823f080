import { WEB_RTC_SCRIPT } from './web-rtc-script.ts'

/** Sends the camera to a live stream and plays what its viewers see. */
export const STUDIO_SCRIPT = `${WEB_RTC_SCRIPT}
const path = location.pathname
const statusText = document.querySelector('[data-status-text]')
const [own, seen] = document.querySelectorAll('video')
let sending = null
let watching = null

const send = async () => {
  try {
    own.srcObject = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 360, height: 640 } })
  } catch {
    statusText.textContent = 'No camera found, or access to it was denied.'
    return
  }
  sending = await sendTo(path + '/whip', own.srcObject)
  if (sending.status !== 201) {
    statusText.textContent = 'The server refused the camera (' + sending.status + ').'
    return
  }
  statusText.textContent = 'You are live.'
  button.hidden = true
  await watch()
}

const watch = async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    watching = await receiveFrom(path + '/whep', ['video', 'audio'], seen)
    if (watching.status === 201) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const button = document.querySelector('[data-send]')
button.addEventListener('click', () => void send())
`
