export { CardNotifyButton } from './card-notify-button.tsx'
export { NotifyButton, type NotifyButtonProps } from './notify-button.tsx'
