const PREFIX = 'last-copy:'

/** What a screen of the customer showed last on this device, for when there is no network. */
export interface LastCopy<Shown> {
  savedAt: number
  shown: Shown
}

/** Logging out forgets it, with everything else that is stored. The name says in which form it is. */
export function keepCopy(name: string, shown: unknown, now: number): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ savedAt: now, shown }))
  } catch {
    // Storage is blocked or full: there is no copy.
  }
}

export function lastCopy<Shown>(name: string): LastCopy<Shown> | null {
  try {
    const copy = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Partial<LastCopy<Shown>> | null
    return typeof copy?.savedAt === 'number' && copy.shown !== undefined ? (copy as LastCopy<Shown>) : null
  } catch {
    return null // Blocked storage, or not ours.
  }
}

/** Removes every copy, so that the next customer on this device does not see them. */
export function forgetCopies(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name)
  } catch {
    // Blocked storage has none.
  }
}
