export { eventsAccessAtom, eventsFetchAtom } from './events-atom.ts'
export type { ServerEvent } from './open-event-stream.ts'
export { useServerEvents } from './use-server-events.ts'
