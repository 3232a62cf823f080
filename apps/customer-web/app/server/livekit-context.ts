import { createContext } from 'react-router'

/** What pages may connect to for live streams that LiveKit carries: see `liveKitSources`. */
export const liveKitContext = createContext<readonly string[]>([])
