export { createLiveKit, type LiveKitAccount } from './ports/live-transport/livekit.ts'
