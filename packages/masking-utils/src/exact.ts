/**
 * Masks phone numbers: every maximal run of nine or more digits 0-9, with only spaces between them, becomes ten asterisks.
 * Nothing else changes, and a text without such a run is returned as the same string. The function is idempotent.
 *
 * This is the function of the package root without strict mode, for bundles in which each kilobyte counts.
 *
 * @example maskPhoneNumbers('call 98765 43210 now') // 'call ********** now'
 * @throws {TypeError} for a mode other than `'exact'`.
 */
export function maskPhoneNumbers(text: string, options?: { mode?: 'exact' }): string {
  const mode = options?.mode
  if (mode !== undefined && mode !== 'exact') throw TypeError(`Unknown mode: ${String(mode)}`)

  const { length } = text
  let masked = ''
  let copiedTo = 0
  let readTo = -1
  // A run has at least nine characters, so probing every ninth character finds them all; each run is then read once.
  for (let probe = 8; probe < length; probe += 9) {
    let first = probe
    let spaces = 0
    for (; first > readTo; first--) {
      const digit = text.charCodeAt(first) - 48
      if (digit >>> 0 < 10) continue
      if (digit !== -16) break
      spaces++
    }
    if (first === probe) continue
    for (readTo = probe + 1; readTo < length; readTo++) {
      const digit = text.charCodeAt(readTo) - 48
      if (digit >>> 0 < 10) continue
      if (digit !== -16) break
      spaces++
    }
    probe = readTo
    if (readTo - first - spaces > 9) {
      let last = readTo - 1
      first++
      if (spaces) {
        while (text.charCodeAt(first) === 32) first++
        while (text.charCodeAt(last) === 32) last--
      }
      masked += text.slice(copiedTo, first)
      masked += '**********'
      copiedTo = last + 1
    }
  }
  return copiedTo ? masked + text.slice(copiedTo) : text
}
