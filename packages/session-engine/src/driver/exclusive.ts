import type { Ports } from './ports.ts'

/**
 * Runs `fn` unless another tab holds `name`; answers whether it ran. Locks that throw, or that never answer before `givenUp`
 * settles, are not asked again: a broken lock must not keep the engine from its server.
 */
export type Exclusive = (name: string, givenUp: Promise<void>, fn: () => Promise<void>) => Promise<boolean>

export function createExclusive(peers: Ports['peers']): Exclusive {
  let isBroken = !peers
  return async (name, givenUp, fn) => {
    let ran = false
    const run = (): Promise<void> => {
      ran = true
      return Promise.race([fn(), givenUp])
    }
    if (!peers || isBroken) {
      await run()
      return true
    }
    const unanswered = givenUp.then(() => {
      if (!ran) isBroken = true
      return true
    })
    try {
      return (await Promise.race([peers.tryExclusive(name, run), unanswered])) || ran
    } catch {
      // Web Locks may be forbidden here; the tab then acts alone.
      isBroken = true
      if (!ran) await run()
      return true
    }
  }
}
