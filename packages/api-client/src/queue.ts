export {
  joinQueue,
  leaveQueue,
  listQueue,
  getMyQueueDetails,
  type JoinQueueBody,
  type ListQueueInput,
} from './generated/queue.gen.ts'
