const MIN_PAISE = 1_00
const MAX_PAISE = 10_000_00

/** Typed rupees as whole paise; null for what is no tip. */
export function parseTip(typed: string): number | null {
  const text = typed.replaceAll(/[₹,\s]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null
  const [rupees = '0', rest = ''] = text.split('.')
  const paise = Number(rupees) * 100 + Number(rest.padEnd(2, '0'))
  return paise >= MIN_PAISE && paise <= MAX_PAISE ? paise : null
}
