import { createIcon, type Icon } from './icon.tsx'

// The icons of a player before it plays. The page of a live stream loads the other icons after the picture.

export const ChevronLeftIcon: Icon = /* @__PURE__ */ createIcon('M14.5 5.5 8 12l6.5 6.5')
export const PlayIcon: Icon = /* @__PURE__ */ createIcon('M8 5.5v13l10.5-6.5z')
