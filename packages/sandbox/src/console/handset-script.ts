import { WEB_RTC_SCRIPT } from './web-rtc-script.ts'

/** Shows the state of a handset, and sends and plays audio once it is answered. Without script only the buttons work. */
export const HANDSET_SCRIPT = `${WEB_RTC_SCRIPT}
const POLL_EVERY_MS = 1000
const NO_MEDIA = 501
/* A disconnected connection often recovers. */
const BROKEN = ['failed', 'closed']
const page = document.querySelector('[data-handset]')
const statusText = page.querySelector('[data-status-text]')
const audioText = page.querySelector('[data-audio-text]')
const player = page.querySelector('audio')
const path = location.pathname
let microphone = null
let own = null
let other = null
let isSpeaking = false

const show = (state) => {
  page.dataset.state = state
  statusText.textContent = page.dataset[state]
  for (const button of page.querySelectorAll('button')) button.hidden = !button.dataset.when.split(' ').includes(state)
  if (state === 'answered' && !isSpeaking) void sendAudio()
  if (state === 'ended') stopAudio()
}

const poll = async () => {
  try {
    const { state } = await (await fetch(path + '/state')).json()
    show(state)
    if (state !== 'ended') setTimeout(poll, POLL_EVERY_MS)
  } catch {
    setTimeout(poll, POLL_EVERY_MS)
  }
}

const sendAudio = async () => {
  isSpeaking = true
  microphone = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null)
  if (microphone === null) showAudio('No microphone found. The call continues without it.')
  else {
    const status = await keepConnected(() => sendTo(path + '/whip', microphone), (sent) => (own = sent))
    if (status === NO_MEDIA) showAudio('This server has no audio. The call continues without it.')
    if (status === 201) showAudio('Your microphone is on.')
  }
  const receive = () => receiveFrom(path + '/whep', ['audio'], player)
  const status = await keepConnected(receive, (received) => (other = received))
  if (status === 201) showAudio('Both sides are connected.')
}

/* Opens a connection, and another one whenever it breaks. The other side may not send yet, and requests can be lost. */
const keepConnected = async (open, keep) => {
  while (page.dataset.state === 'answered') {
    const opened = await open().catch(() => null)
    if (opened?.status === NO_MEDIA) return NO_MEDIA
    if (opened?.status === 201) {
      keep(opened)
      opened.connection.onconnectionstatechange = () => {
        if (!BROKEN.includes(opened.connection.connectionState)) return
        opened.connection.close()
        void keepConnected(open, keep)
      }
      return 201
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS))
  }
}

const stopAudio = () => {
  microphone?.getTracks().forEach((track) => track.stop())
  own?.connection.close()
  other?.connection.close()
}

const showAudio = (text) => {
  audioText.textContent = text
}

for (const form of page.querySelectorAll('form'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), redirect: 'manual' })
    void poll()
  })
void poll()
`
