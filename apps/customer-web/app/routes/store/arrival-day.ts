import { deviceClock, formatLongDay } from '@tarapath/customer-core/platform'

const DAY_MS = 24 * 60 * 60 * 1000

/** "Friday 27 November": the day by which an order of today arrives. */
export const arrivalDay = (deliveryDays: number): string => formatLongDay(deviceClock.now() + deliveryDays * DAY_MS)
