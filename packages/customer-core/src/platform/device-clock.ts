/** The one place of the platform that reads the device's clock. */
export const deviceClock = { now: () => Date.now() }
