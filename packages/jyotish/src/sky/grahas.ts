/** The nine grahas in the order of the weekdays, the nodes last. */
export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const

/** One of the nine grahas. Rahu and Ketu are the ascending and the descending node of the Moon's orbit. */
export type Graha = (typeof GRAHAS)[number]
