export { MessageContent } from './message-content.tsx'
export { isCard, SharedCard } from './shared-card.tsx'
