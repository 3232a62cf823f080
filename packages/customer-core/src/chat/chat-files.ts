// Pictures and recordings in a chat, for the other side's app too.
export { AttachButton } from './attach-button.tsx'
export { createFileSender, type SendFiles } from './file-sender.ts'
export { type PendingFile, withChange } from './pending-files.ts'
export { PendingMessage } from './pending-message.tsx'
export { VoiceButton } from './voice-button.tsx'
