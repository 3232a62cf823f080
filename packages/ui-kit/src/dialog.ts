export { Dialog, type DialogProps } from './overlay/dialog.tsx'
