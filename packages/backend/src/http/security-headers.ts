/** Headers of every reply that does not set its own: no API reply is a page, a frame or a script. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Headers of pictures: an app of another origin may show them. */
export const crossOriginMediaHeaders = { 'cross-origin-resource-policy': 'cross-origin' } as const
