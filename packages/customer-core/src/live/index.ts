export { connectPeer, isLost } from './player/connect-peer.ts'
export { RoomChat } from './room-chat.tsx'
export type { RoomLine } from './room-lines.ts'
export { useRoom } from './use-room.ts'
