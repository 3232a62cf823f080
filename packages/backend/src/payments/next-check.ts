const SECOND_MS = 1000

/** The polling interval by the age of the payment. */
const SCHEDULE: readonly { maxAgeSeconds: number; intervalSeconds: number }[] = [
  { maxAgeSeconds: 50, intervalSeconds: 3 },
  { maxAgeSeconds: 110, intervalSeconds: 6 },
  { maxAgeSeconds: 170, intervalSeconds: 10 },
  { maxAgeSeconds: 230, intervalSeconds: 30 },
]
const FIRST_CHECK_SECONDS = 20
const LATER_INTERVAL_SECONDS = 60

/** When to query the gateway next about a pending payment. */
export function nextCheck(initiatedAt: Date, now: Date): Date {
  const ageSeconds = (now.getTime() - initiatedAt.getTime()) / SECOND_MS
  const waitSeconds =
    ageSeconds < FIRST_CHECK_SECONDS
      ? FIRST_CHECK_SECONDS - ageSeconds
      : (SCHEDULE.find(({ maxAgeSeconds }) => ageSeconds < maxAgeSeconds)?.intervalSeconds ?? LATER_INTERVAL_SECONDS)
  return new Date(now.getTime() + waitSeconds * SECOND_MS)
}
