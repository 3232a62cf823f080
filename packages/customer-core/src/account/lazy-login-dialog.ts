import type { LazyDialog } from '../platform/index.ts'
import type { LoginDialogProps } from './login-dialog.tsx'

export const lazyLoginDialog: LazyDialog<Pick<LoginDialogProps, 'reason' | 'onSignedIn'>> = {
  load: () => import('./login-dialog.tsx'),
}
