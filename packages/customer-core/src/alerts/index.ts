export { CardNotifyButton } from './card-notify-button.tsx'
export type { AlertTarget } from './use-alert.ts'
export { NotifyButton, type NotifyButtonProps } from './notify-button.tsx'
