import { WEB_RTC_SCRIPT } from './web-rtc-script.ts'

/** A handset rings, and carries voice once it is picked up. Without script its buttons work and it stays mute. */
export const HANDSET_SCRIPT = `${WEB_RTC_SCRIPT}
const ASK_EVERY_MS = 1000
const NO_MEDIA = 501
const page = document.querySelector('[data-handset]')
const said = page.querySelector('[data-said]')
const voice = page.querySelector('[data-voice]')
const far = page.querySelector('audio')
const here = location.pathname
let own = null
let other = null
let speaking = false

const show = (state) => {
  page.dataset.state = state
  said.textContent = page.dataset[state]
  for (const button of page.querySelectorAll('button')) button.hidden = !button.dataset.when.split(' ').includes(state)
  if (state === 'answered' && !speaking) void speak()
  if (state === 'down') hush()
}

const ask = async () => {
  try {
    const { state } = await (await fetch(here + '/state')).json()
    show(state)
    if (state !== 'down') setTimeout(ask, ASK_EVERY_MS)
  } catch {
    setTimeout(ask, ASK_EVERY_MS)
  }
}

const speak = async () => {
  speaking = true
  try {
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
    own = { microphone, ...(await sendTo(here + '/whip', microphone)) }
    if (own.status === NO_MEDIA) return tell('This server carries no voice; the call goes on without.')
    tell('Your voice is sent.')
    await listen()
  } catch {
    tell('There is no microphone here; the call goes on without.')
    await listen()
  }
}

const listen = async () => {
  while (page.dataset.state === 'answered') {
    other = await receiveFrom(here + '/whep', ['audio'], far)
    if (other.status === 201) return tell('Both sides are connected.')
    if (other.status === NO_MEDIA) return
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}

const hush = () => {
  own?.microphone.getTracks().forEach((track) => track.stop())
  own?.connection.close()
  other?.connection.close()
}

const tell = (text) => {
  voice.textContent = text
}

for (const form of page.querySelectorAll('form'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), redirect: 'manual' })
    void ask()
  })
void ask()
`
