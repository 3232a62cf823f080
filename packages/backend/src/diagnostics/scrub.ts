import { maskPhoneNumbers } from '@tarapath/masking-utils'

/** Patterns of personal data and credentials, with their replacements. All patterns are linear. */
const SECRETS: readonly [pattern: RegExp, replacement: string][] = [
  // Values that are secret by their name.
  [
    /(\b(?:authorization|cookie|password|secret|otp|otp_key|pin|\w{0,40}token|api_?key)["']?\s{0,4}[:=]\s{0,4})(?:bearer\s{1,4})?(?:"[^"\n]{0,2000}"|'[^'\n]{0,2000}'|[^\s,;&"'}]{1,2000})/gi,
    '$1[removed]',
  ],
  [/\bbearer\s{1,4}[\w.~+/=-]{4,2000}/gi, 'Bearer [removed]'],
  [/(\bcode\b["']?[\s:=]{0,4})\d{4,8}\b/gi, '$1[removed]'],
  // Query strings may hold anything.
  [/\?[\w%.~!$&'()*+,;=:@/-]{1,2000}/g, '?[removed]'],
  [/[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g, '[e-mail]'],
  // Texts as long and as random as a token.
  [/(?<![\w-])[\w-]{8,}(?:\.[\w-]{8,}){2}/g, '[token]'],
  [/(?<![\w-])(?=[A-Za-z_-]{0,200}\d)[\w-]{32,}/g, '[token]'],
]

/** The text without tokens, codes, e-mail addresses and phone numbers. */
export function scrub(text: string): string {
  const clean = SECRETS.reduce(
    (left, [pattern, replacement]) => left.replaceAll(pattern, replacement),
    text.toWellFormed(),
  )
  return maskPhoneNumbers(clean, { mode: 'strict' })
}
