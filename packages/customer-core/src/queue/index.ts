export { CardJoinButton } from './card-join-button.tsx'
export { JoinButton } from './join-button.tsx'
export { useIsWaitingFor } from './use-queue-entry.ts'
