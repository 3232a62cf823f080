/** 87400 → "1:27" */
export function formatMoment(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** 87400 → "1:27.4" */
export function formatExactMoment(ms: number): string {
  return `${formatMoment(ms)}.${Math.floor((ms % 1000) / 100)}`
}
