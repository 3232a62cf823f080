export { MessageContent } from './message-content.tsx'
