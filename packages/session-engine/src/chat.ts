export { createChat, type ChatOptions } from './chat/create-chat.ts'
export type { Chat, ChatLink, ChatRow, ChatTransport, ChatView, ServerMessage } from './chat/message.ts'
export type { OutboxStorage } from './chat/outbox.ts'
export { pollTransport, type PollTransportOptions } from './chat/poll-transport.ts'
