// Pictures, recordings and cards in a chat, for the other side's app too.
export { readBirthDetails } from '../consultation/index.ts'
export { AttachButton } from './attach-button.tsx'
export { createFileSender, type SendFiles } from './file-sender.ts'
export { type PendingFile, withChange } from './pending-files.ts'
export { PendingMessage } from './pending-message.tsx'
export { readDasha } from './read-dasha.ts'
export { VoiceButton } from './voice-button.tsx'
