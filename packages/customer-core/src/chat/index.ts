export { fromWire } from './message.ts'
