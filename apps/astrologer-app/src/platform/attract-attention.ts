/** A tone and a vibration, and with a text a notification where the astrologer allowed them and looks elsewhere. */
export function attractAttention(text: string | null): Notification | null {
  navigator.vibrate?.([200, 100, 200])
  playTone()
  if (text === null || document.visibilityState === 'visible') return null
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return null
  try {
    return new Notification(text, { tag: 'request' })
  } catch {
    // Chrome on Android allows notifications through a service worker only.
    return null
  }
}

let context: AudioContext | null = null

/** Two falling tones. A browser that wants a gesture first stays silent. */
function playTone(): void {
  context ??= new AudioContext()
  if (context.state !== 'running') void context.resume()
  const { currentTime } = context
  for (const [at, hertz] of [
    [0, 880],
    [0.25, 660],
  ] as const) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.2, currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + at + 0.22)
    tone.connect(volume).connect(context.destination)
    tone.start(currentTime + at)
    tone.stop(currentTime + at + 0.24)
  }
}
