export { BirthCard } from './birth-card.tsx'
export { birthOf, MessageContent } from './message-content.tsx'
