import { createIcon, type Icon } from './icon.tsx'

// The icons of the tab bar, whose code comes after the first interaction.

export const HomeIcon: Icon = /* @__PURE__ */ createIcon('M4 11.2 12 4.4l8 6.8M6 9.6V20h12V9.6M10 20v-5.4h4V20')
export const PeopleIcon: Icon = /* @__PURE__ */ createIcon(
  'M5.6 8.4a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M2.8 20c.5-3.8 2.9-6 6.2-6s5.7 2.2 6.2 6M15.2 5.2a3.4 3.4 0 0 1 0 6.4M17.6 14.4c2.1.8 3.3 2.8 3.6 5.6',
)
export const WheelIcon: Icon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 3.5V9M12 15v5.5M3.5 12H9M15 12h5.5',
)
export const WalletIcon: Icon = /* @__PURE__ */ createIcon(
  'M17 8V4.8H6.3a1.6 1.6 0 0 0 0 3.2H20v11.2H6.4A1.8 1.8 0 0 1 4.6 17.4V6.6M16 13.6h.01',
)
