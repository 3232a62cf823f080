import { ignoreErrors } from './ignore-errors.ts'
import type { Unsubscribe } from './ports.ts'

/** Subscriptions to ports, which may throw or be absent, stopped together. */
export interface Subscriptions {
  add(subscribe: () => Unsubscribe | undefined): void
  stop(): void
}

export function createSubscriptions(): Subscriptions {
  const stops: (Unsubscribe | undefined)[] = []
  return {
    add: (subscribe) => void ignoreErrors(() => stops.push(subscribe())),
    stop: () => stops.forEach((stop) => stop && ignoreErrors(stop)),
  }
}
