import { onDemand } from './on-demand.tsx'

/** Loads what {@link ScreenError} shows, before the network that it tells of is gone. */
export const loadScreenError = () => import('./screen-error-content.tsx')

/** The ErrorBoundary of every screen. */
export const ScreenError = onDemand(loadScreenError)
