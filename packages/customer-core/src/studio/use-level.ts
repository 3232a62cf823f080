import { useEffect, useState } from 'react'

const READ_EVERY_MS = 100

/** How loud the microphone is, from 0 to 1. */
export function useLevel(stream: MediaStream): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    const audio = new AudioContext()
    const analyser = audio.createAnalyser()
    audio.createMediaStreamSource(stream).connect(analyser)
    const samples = new Uint8Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples)
      setLevel(Math.min(1, Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 64))
    }, READ_EVERY_MS)
    return () => {
      clearInterval(timer)
      void audio.close()
    }
  }, [stream])
  return level
}
