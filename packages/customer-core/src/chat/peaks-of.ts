const BARS = 30

/** The loudness of a recording in thirty parts from 0 to 1, and its length. */
export async function peaksOf(src: string): Promise<{ peaks: readonly number[]; seconds: number }> {
  const reply = await fetch(src)
  if (!reply.ok) throw new Error(String(reply.status))
  const context = new OfflineAudioContext(1, 1, 44_100)
  const sound = await context.decodeAudioData(await reply.arrayBuffer())
  const samples = sound.getChannelData(0)
  const length = Math.max(Math.floor(samples.length / BARS), 1)
  const loudness = Array.from({ length: BARS }, (_, bar) => {
    let sum = 0
    const part = samples.subarray(bar * length, (bar + 1) * length)
    for (const sample of part) sum += sample * sample
    return Math.sqrt(sum / Math.max(part.length, 1))
  })
  const loudest = Math.max(...loudness, 0.001)
  return { peaks: loudness.map((level) => level / loudest), seconds: sound.duration }
}
