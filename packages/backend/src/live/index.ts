export {
  announceForAstrologer,
  cancelForAstrologer,
  endForAstrologer,
  listOpenLiveStreams,
} from './announce-for-astrologer.ts'
export { cancelAnnouncedOf } from './announced-live-streams.ts'
export { recordCamera, recordHost } from './cameras.ts'
export { liveEndpoints } from './endpoints.ts'
export { endLiveStream, setBlocked, setLiveStreamStatus } from './host-live-stream.ts'
export { findLiveStream, statusOf } from './list-live-streams.ts'
export { createLiveJobs } from './jobs.ts'
export { getJoinableLiveStream, publicName } from './live-pass.ts'
export { postChatMessage } from './post-chat-message.ts'
export {
  announceLiveStreams,
  endAllScheduledLiveStreams,
  endScheduledLiveStreams,
  type ScheduledLiveStream,
  startScheduledLiveStreams,
} from './scheduled-live-streams.ts'
export { liveBlocks, liveStreams, liveViewers } from './tables.ts'
export { tellEnded } from './tell-ended.ts'
export { recordViewer, removeViewer } from './viewers.ts'
export { startLiveStream } from './start-live-stream.ts'
