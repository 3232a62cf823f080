import { contentSecurityPolicy } from '@tarapath/customer-core/content-security-policy'

/** The policy of a rendered page: scripts run by its nonce only, and no other site frames it. */
export function websitePolicy(nonce: string): string {
  return contentSecurityPolicy({
    scripts: `'nonce-${nonce}' 'strict-dynamic'`,
    nonce,
    others: ["manifest-src 'self'", "worker-src 'self'", "frame-ancestors 'none'"],
  })
}
