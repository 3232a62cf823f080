const SECOND_MS = 1000

/** How often to ask while a payment is young: until this many seconds after it began, every so many seconds. */
const SCHEDULE: readonly { untilSeconds: number; everySeconds: number }[] = [
  { untilSeconds: 50, everySeconds: 3 },
  { untilSeconds: 110, everySeconds: 6 },
  { untilSeconds: 170, everySeconds: 10 },
  { untilSeconds: 230, everySeconds: 30 },
]
const FIRST_CHECK_SECONDS = 20
const LATER_SECONDS = 60

/** When the gateway is to be asked next about a payment that is still pending. */
export function nextCheck(initiatedAt: Date, now: Date): Date {
  const seconds = (now.getTime() - initiatedAt.getTime()) / SECOND_MS
  const wait =
    seconds < FIRST_CHECK_SECONDS
      ? FIRST_CHECK_SECONDS - seconds
      : (SCHEDULE.find(({ untilSeconds }) => seconds < untilSeconds)?.everySeconds ?? LATER_SECONDS)
  return new Date(now.getTime() + wait * SECOND_MS)
}
