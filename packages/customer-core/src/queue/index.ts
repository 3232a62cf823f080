export { JoinButton } from './join-button.tsx'
