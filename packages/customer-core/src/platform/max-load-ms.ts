/** The limit for code that a tap needs, in a file of its own: the boot script is made without a browser. */
export const MAX_LOAD_MS = 10_000
