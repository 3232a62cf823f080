import { WEB_RTC_SCRIPT } from './web-rtc-script.ts'

/** A handset rings, and carries voice once it is picked up. Without script its buttons work and it stays mute. */
export const HANDSET_SCRIPT = `${WEB_RTC_SCRIPT}
const ASK_EVERY_MS = 1000
const NO_MEDIA = 501
const BROKEN = ['disconnected', 'failed']
const page = document.querySelector('[data-handset]')
const said = page.querySelector('[data-said]')
const voice = page.querySelector('[data-voice]')
const far = page.querySelector('audio')
const here = location.pathname
let microphone = null
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
  microphone = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null)
  if (microphone === null) tell('There is no microphone here; the call goes on without.')
  else {
    const status = await connectAgain(() => sendTo(here + '/whip', microphone), (sent) => (own = sent))
    if (status === NO_MEDIA) tell('This server carries no voice; the call goes on without.')
    if (status === 201) tell('Your voice is sent.')
  }
  const status = await connectAgain(() => receiveFrom(here + '/whep', ['audio'], far), (received) => (other = received))
  if (status === 201) tell('Both sides are connected.')
}

/* Opens a connection, and another one whenever it breaks. The other side may not send yet, and requests can be lost. */
const connectAgain = async (open, keep) => {
  while (page.dataset.state === 'answered') {
    const opened = await open().catch(() => null)
    if (opened?.status === NO_MEDIA) return NO_MEDIA
    if (opened?.status === 201) {
      keep(opened)
      opened.connection.onconnectionstatechange = () => {
        if (!BROKEN.includes(opened.connection.connectionState)) return
        opened.connection.close()
        void connectAgain(open, keep)
      }
      return 201
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}

const hush = () => {
  microphone?.getTracks().forEach((track) => track.stop())
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
