import { WEB_RTC_SCRIPT } from './web-rtc-script.ts'

/** Shows the state of a handset, and sends and plays audio once it is answered. Without script only the buttons work. */
export const HANDSET_SCRIPT = `${WEB_RTC_SCRIPT}
const POLL_EVERY_MS = 1000
const NO_MEDIA = 501
const page = document.querySelector('[data-handset]')
const statusText = page.querySelector('[data-status-text]')
const audioText = page.querySelector('[data-audio-text]')
const player = page.querySelector('audio')
const path = location.pathname
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
  try {
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
    own = { microphone, ...(await sendTo(path + '/whip', microphone)) }
    if (own.status === NO_MEDIA) return showAudio('This server has no audio. The call continues without it.')
    showAudio('Your microphone is on.')
    await receiveAudio()
  } catch {
    showAudio('No microphone found. The call continues without it.')
    await receiveAudio()
  }
}

const receiveAudio = async () => {
  while (page.dataset.state === 'answered') {
    other = await receiveFrom(path + '/whep', ['audio'], player)
    if (other.status === 201) return showAudio('Both sides are connected.')
    if (other.status === NO_MEDIA) return
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS))
  }
}

const stopAudio = () => {
  own?.microphone.getTracks().forEach((track) => track.stop())
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
