import { contentSecurityPolicy } from '@tarapath/customer-core/content-security-policy'

/**
 * The policy of a rendered page: scripts run by its nonce only, and no other site frames it. `connections` are what it may
 * connect to beside the website.
 */
export function websitePolicy(nonce: string, connections: readonly string[] = []): string {
  return contentSecurityPolicy({
    scripts: `'nonce-${nonce}' 'strict-dynamic'`,
    nonce,
    connections,
    others: ["manifest-src 'self'", "worker-src 'self'", "frame-ancestors 'none'"],
  })
}
