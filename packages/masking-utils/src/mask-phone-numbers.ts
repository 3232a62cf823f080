export interface MaskOptions {
  /** `'exact'` (the default) follows the product's rule to the letter; `'strict'` also hides evasions. */
  mode?: 'exact' | 'strict'
}

let maskStrictly: ((text: string) => string) | undefined

/** Called once by `./strict.ts`, so that a bundle without the strict rules does not carry them. */
export function plugInStrict(mask: (text: string) => string): void {
  maskStrictly = mask
}

/**
 * Hides phone numbers: every longest run of nine or more digits 0-9, with nothing but spaces between them, becomes ten
 * asterisks. Nothing else changes, and a text without such a run is returned as it is. Masking twice changes nothing.
 *
 * With `{ mode: 'strict' }` other digits, separators, number words and look-alike letters are read too. The package root
 * loads the strict rules; a bundler leaves them out, so browser code that wants them adds
 * `import '@tarapath/masking-utils/strict'`.
 *
 * @example maskPhoneNumbers('call 98765 43210 now') // 'call ********** now'
 * @throws {Error} in strict mode, when the strict rules are not in the bundle: better loud than a number that gets through.
 */
export function maskPhoneNumbers(text: string, options?: MaskOptions): string {
  if (options?.mode === 'strict') {
    if (maskStrictly) return maskStrictly(text)
    throw Error('Import @tarapath/masking-utils/strict for strict mode')
  }

  let masked = ''
  let copiedTo = 0
  // A run has at least nine characters, so looking at every ninth one meets them all; each is then read once.
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
