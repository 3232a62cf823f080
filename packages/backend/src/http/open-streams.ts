/** A browser has one. More are several browsers, or lines that were lost and are not noticed yet. */
const MOST_OF_A_CUSTOMER = 20

export interface OpenStreams {
  /** Ends the customer's oldest stream when this one is too many. Answers what to call when this one has ended. */
  add: (customerId: number, end: () => void) => () => void
}

/** The event streams of this process by customer, so that nobody takes the sockets of all others. */
export function createOpenStreams(): OpenStreams {
  const open = new Map<number, Set<() => void>>()

  return {
    add(customerId, end) {
      const streams = open.get(customerId) ?? new Set()
      open.set(customerId, streams.add(end))
      const [oldest] = streams
      if (streams.size > MOST_OF_A_CUSTOMER) oldest?.()
      return () => {
        streams.delete(end)
        if (streams.size === 0) open.delete(customerId)
      }
    },
  }
}
