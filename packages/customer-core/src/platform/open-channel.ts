/** Null where tabs cannot talk to each other: Firefox throws when cookies are blocked. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
