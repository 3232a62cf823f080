/** A period of the dasha, as an astrologer shows it in a chat. */
export interface SharedDasha {
  /** The names of the grahas: of the great period, and of the part of it. */
  great: string
  part: string
  /** ISO dates. */
  from: string
  to: string
}

/** The period in a message of the kind `kundli`; null when it holds something else. */
export function readDasha(text: string | null): SharedDasha | null {
  try {
    const { type, great, part, from, to } = JSON.parse(text ?? '') as Record<string, unknown>
    if (type !== 'dasha' || typeof great !== 'string' || typeof part !== 'string') return null
    return isDay(from) && isDay(to) && from < to ? { great, part, from, to } : null
  } catch {
    return null
  }
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
