import type { EarlyScriptHandle } from '../server/early-script.ts'

export {
  default,
  ErrorBoundary,
  HydrateFallback,
  loader as clientLoader,
} from '@tarapath/customer-core/live/live-session-screen'

/** It asks for the stream and its pass, and connects to the camera. */
export const handle: EarlyScriptHandle = { earlyScript: 'early-live' }
