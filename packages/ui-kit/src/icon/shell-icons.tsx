import { createIcon, type Icon } from './icon.tsx'

// The icons of header and messages. Every page loads this file at once, and the other icons when it needs them.

export const CloseIcon: Icon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6 6 18')
export const ChevronDownIcon: Icon = /* @__PURE__ */ createIcon('M5.5 9.5 12 16l6.5-6.5')
export const MenuIcon: Icon = /* @__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h16')
export const SearchIcon: Icon = /* @__PURE__ */ createIcon(
  'M4.2 10.7a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5 20 20',
)
