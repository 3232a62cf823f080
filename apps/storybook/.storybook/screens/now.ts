/** Friday afternoon in India: when everything in the screens' stories happens. */
export const NOW = new Date('2026-11-20T16:12:00+05:30')
