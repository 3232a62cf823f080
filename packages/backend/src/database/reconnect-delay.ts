/** Seconds between two tries to reach a Postgres that is away: who asks meanwhile hears so at once and waits for nothing. */
export const reconnectDelay = (): number => 0.02
