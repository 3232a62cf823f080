export interface PagePolicy {
  /** The sources of `script-src`. */
  scripts: string
  /** The nonce of style elements: the scroll lock of a dialog writes one. */
  nonce: string
  /** What pages may connect to beside their own server. */
  connections?: readonly string[]
  /** Directives of one application only. */
  others?: readonly string[]
}

/** Allows our own files only. A string becomes markup only through the Trusted Types policy of the boot script. */
export function contentSecurityPolicy({ scripts, nonce, connections = [], others = [] }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React and Radix write style attributes, on the server too; scripts stay strict.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    // A player feeds recorded programmes piece by piece through an address of its own.
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...others,
  ].join('; ')
}
