export { fromWire } from './message.ts'
export { MessageContent } from './message-content.tsx'
