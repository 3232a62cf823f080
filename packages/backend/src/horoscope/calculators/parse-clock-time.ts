/** `06:45`, `6:45:30` or `6:45 pm` as a time of 24 hours, `18:45:00`; null for anything else. */
export function parseClockTime(text: string): string | null {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?$/i.exec(text.trim())
  if (!match) return null
  const [, hours, minutes = '', seconds = '00', meridiem] = match
  if (Number(minutes) > 59 || Number(seconds) > 59) return null
  const hour = meridiem ? to24Hours(Number(hours), meridiem.toLowerCase()) : Number(hours)
  return hour === null || hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`
}

function to24Hours(hour: number, meridiem: string): number | null {
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (meridiem === 'pm' ? 12 : 0)
}
