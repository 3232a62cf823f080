/** The clock of the device. Nothing else in this package reads the time. */
export const deviceClock = { now: () => Date.now() }
