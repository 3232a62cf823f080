export interface MaskOptions {
  /** `'exact'` (the default) masks runs of digits; `'strict'` also masks evasions. */
  mode?: 'exact' | 'strict'
}

let maskStrictly: ((text: string) => string) | undefined

/** Called by `./strict.ts`, so that the strict rules are not bundled unless they are imported. */
export function registerStrictMask(mask: (text: string) => string): void {
  maskStrictly = mask
}

/**
 * Masks phone numbers: every maximal run of nine or more digits 0-9, with only spaces between them, becomes ten asterisks.
 * Nothing else changes, and a text without such a run is returned as the same string. The function is idempotent.
 *
 * `{ mode: 'strict' }` also recognizes other digits, separators, number words and look-alike letters. The package root
 * loads the strict rules, but a bundler drops them, so browser code that needs them adds
 * `import '@tarapath/masking-utils/strict'`.
 *
 * @example maskPhoneNumbers('call 98765 43210 now') // 'call ********** now'
 * @throws {Error} in strict mode, when the strict rules are not in the bundle.
 */
export function maskPhoneNumbers(text: string, options?: MaskOptions): string {
  if (options?.mode === 'strict') {
    if (maskStrictly) return maskStrictly(text)
    throw Error('Import @tarapath/masking-utils/strict for strict mode')
  }

  let masked = ''
  let copiedTo = 0
  // A run has at least nine characters, so probing every ninth character finds them all; each run is then read once.
  for (let probe = 8; probe < text.length; probe += 9) {
    let digits = 0
    let first = 0
    let last = 0
    let at = probe
    for (; at >= 0; at--) {
      const code = text.charCodeAt(at)
      if (code > 47 && code < 58) {
        if (!digits++) last = at
        first = at
      } else if (code !== 32) break
    }
    if (at === probe) continue

    for (at = probe + 1; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code > 47 && code < 58) {
        if (!digits++) first = at
        last = at
      } else if (code !== 32) break
    }
    if (digits > 8) {
      masked += text.slice(copiedTo, first) + '**********'
      copiedTo = last + 1
    }
    probe = at
  }
  return copiedTo ? masked + text.slice(copiedTo) : text
}
