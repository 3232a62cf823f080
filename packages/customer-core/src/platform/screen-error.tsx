import { onDemand } from './on-demand.tsx'

/** The ErrorBoundary of every screen. */
export const ScreenError = onDemand(() => import('./screen-error-content.tsx'))
