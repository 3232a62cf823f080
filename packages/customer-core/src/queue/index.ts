export { CardJoinButton, JoinButton } from './join-button.tsx'
export { useIsWaitingFor } from './use-queue-entry.ts'
