export { AlertDialog, type AlertDialogProps } from './overlay/alert-dialog.tsx'
