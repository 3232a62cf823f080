// An entry of its own, because it loads a library for Node, and the backend also runs in a browser.
export { openNatsEvents } from './ports/event-bus/nats.ts'
