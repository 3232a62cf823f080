const QUARTER = 27

let audio: AudioContext | undefined

/** A short soft tone for a bead, a longer and deeper one at each quarter of the mala. */
export function playBead(beads: number): void {
  const isQuarter = beads % QUARTER === 0
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  const seconds = isQuarter ? 0.9 : 0.09
  tone.frequency.value = isQuarter ? 392 : 587
  volume.gain.setValueAtTime(0.12, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}

/** Safari has no vibration. */
export function vibrateBead(beads: number): void {
  if ('vibrate' in navigator) navigator.vibrate(beads % QUARTER === 0 ? [40, 60, 40] : 12)
}

/** Keeps the screen awake until `release`, also after the page was hidden, which ends every such lock. */
export function createWakeLock() {
  let lock: WakeLockSentinel | null = null
  let isWanted = false
  const request = async () => {
    if (!isWanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    // Refused when the battery is low: then the screen sleeps as always.
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (!isWanted) void lock?.release()
  }
  const onVisible = () => void request()
  return {
    keep(): void {
      if (isWanted) return
      isWanted = true
      document.addEventListener('visibilitychange', onVisible)
      void request()
    },
    release(): void {
      isWanted = false
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
      lock = null
    },
  }
}
