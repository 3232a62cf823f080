/** Browsers refuse sound before the first tap: then it plays without. Some, when they save power, refuse that too. */
export async function playWithSound(video: HTMLVideoElement): Promise<'on' | 'off' | 'not-allowed'> {
  if (!(await isRefused(video))) return video.muted ? 'off' : 'on'
  video.muted = true
  return (await isRefused(video)) ? 'not-allowed' : 'off'
}

async function isRefused(video: HTMLVideoElement): Promise<boolean> {
  try {
    await video.play()
    return false
  } catch (error) {
    // A video that is stopped meanwhile is aborted, and not refused.
    return error instanceof DOMException && error.name === 'NotAllowedError'
  }
}
