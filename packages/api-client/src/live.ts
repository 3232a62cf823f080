export {
  listLiveStreams,
  getLiveStream,
  getLiveStreamToken,
  updateLiveStreamStatus,
  blockLiveStreamUser,
  type ListLiveStreamsInput,
  type BlockLiveStreamUserBody,
} from './generated/live.gen.ts'
