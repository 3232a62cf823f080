// Waits in real time, for what happens outside of the clock that a test can move: a reply on the network, another
// process. The time of the domain is the port `clock.ts`.

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves with the promise, or after so many milliseconds without it. */
export async function waitAtMost(ms: number, promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  await Promise.race([promise, timeout])
  clearTimeout(timer)
}

/** Runs a task every so many milliseconds until the returned function is called. */
export function repeatEvery(ms: number, task: () => void): () => void {
  const timer = setInterval(task, ms)
  return () => clearInterval(timer)
}
