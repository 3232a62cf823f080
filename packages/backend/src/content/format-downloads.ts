const UNITS: readonly { size: number; suffix: string }[] = [
  { size: 10_000_000, suffix: ' crore' },
  { size: 100_000, suffix: ' lakh' },
  { size: 1_000, suffix: ',000' },
]

/** Rounds down to thousands, lakh or crore: 12,345 is `12,000+`. Numbers below a thousand are exact. */
export function formatDownloads(downloads: number): string {
  const unit = UNITS.find(({ size }) => downloads >= size)
  if (!unit) return String(downloads)
  const decimals = unit.suffix.startsWith(' ') ? 1 : 0
  const rounded = Math.floor((downloads / unit.size) * 10 ** decimals) / 10 ** decimals
  return `${rounded}${unit.suffix}+`
}
