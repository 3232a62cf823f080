/** The delays between polls of a payment, in milliseconds. They last two minutes together. */
export const POLL_DELAYS_MS: readonly number[] = [
  2000, 2000, 2000, 5000, 5000, 5000, 10_000, 10_000, 10_000, 20_000, 20_000, 30_000,
]
