const STEPS: readonly { from: number; unit: number; name: string }[] = [
  { from: 10_000_000, unit: 10_000_000, name: ' crore' },
  { from: 100_000, unit: 100_000, name: ' lakh' },
  { from: 1_000, unit: 1_000, name: ',000' },
]

/** `12,345` as people say it, never more than it is: `12,000+`. Small numbers are exact. */
export function downloadsInWords(downloads: number): string {
  const step = STEPS.find(({ from }) => downloads >= from)
  if (!step) return String(downloads)
  const decimals = step.name.startsWith(' ') ? 1 : 0
  const whole = Math.floor((downloads / step.unit) * 10 ** decimals) / 10 ** decimals
  return `${whole}${step.name}+`
}
