export { connectPeer, watchLoss } from './player/connect-peer.ts'
export { RoomChat, type ActionOf } from './room-chat.tsx'
export { useLiveStream } from './use-live-stream.ts'
export { useRoom } from './use-room.ts'
