/** Two short tones, a fifth apart. */
const TONES_HZ = [660, 990]
const TONE_SECONDS = 0.12
const LOUDNESS = 0.08
const VIBRATION_MS = 120

let audio: AudioContext | null = null

/** Browsers without `userActivation` refuse by themselves before the page was touched. */
const wasTouched = (): boolean => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true

/** A short sound and a vibration. Nothing happens before the customer has touched the page. */
export function attractAttention(): void {
  if (!wasTouched()) return
  navigator.vibrate?.(VIBRATION_MS)
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  const volume = new GainNode(audio, { gain: LOUDNESS })
  volume.connect(destination)
  TONES_HZ.forEach((frequency, index) => {
    const tone = new OscillatorNode(audio as AudioContext, { frequency })
    tone.connect(volume)
    tone.start(currentTime + index * TONE_SECONDS)
    tone.stop(currentTime + (index + 1) * TONE_SECONDS)
  })
}
