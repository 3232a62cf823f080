export { NotifyButton, type NotifyButtonProps } from './notify-button.tsx'
