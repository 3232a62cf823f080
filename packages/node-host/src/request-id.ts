const SHAPE = /^[\w-]{8,64}$/

/** The id that a trusted server gave a request, so that the logs of both servers name it alike; null otherwise. */
export const requestIdOf = (header: string | undefined, isFromProxy: boolean): string | null =>
  isFromProxy && header !== undefined && SHAPE.test(header) ? header : null
