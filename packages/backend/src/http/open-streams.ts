/** A browser has one. More come from several browsers, or from lost connections that are not detected yet. */
const MAX_PER_CUSTOMER = 20

export interface OpenStreams {
  /** Ends the customer's oldest stream when this one is too many. Returns what to call when this one has ended. */
  add: (customerId: number, end: () => void) => () => void
}

/** Limits the open event streams of each customer, so that one customer cannot use up the sockets of this process. */
export function createOpenStreams(): OpenStreams {
  const open = new Map<number, Set<() => void>>()

  return {
    add(customerId, end) {
      const streams = open.get(customerId) ?? new Set()
      open.set(customerId, streams.add(end))
      const [oldest] = streams
      if (streams.size > MAX_PER_CUSTOMER) oldest?.()
      return () => {
        streams.delete(end)
        if (streams.size === 0) open.delete(customerId)
      }
    },
  }
}
