/** A policy that allows only what its directives name. */
const policy = (...directives: readonly string[]): string => ["default-src 'none'", ...directives].join('; ')

/** No API reply is a page, a frame or a script. */
export const API_POLICY = policy("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'")

/** An image opened as a page loads nothing. */
export const IMAGE_POLICY = policy()

/** An uploaded file opened as a page loads nothing and has no origin. */
export const UPLOAD_POLICY = policy('sandbox')

interface PageSources {
  /** The nonce of the style element. */
  nonce: string
  formAction: string
  /** Whether the page has a script of this server. */
  hasScript: boolean
  /** Whether the page has images and sounds of this server. */
  hasMedia: boolean
}

/** The policy of a page of this server. */
export const pagePolicy = ({ nonce, formAction, hasScript, hasMedia }: PageSources): string =>
  policy(
    ...(hasScript ? SCRIPT_DIRECTIVES : []),
    ...(hasMedia ? ["img-src 'self'", "media-src 'self'"] : []),
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  )

const SCRIPT_DIRECTIVES = [
  "script-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]
