import type { Settings } from '../ports/settings.ts'
import { API_POLICY } from './content-security-policy.ts'

/** Headers of every reply that does not set its own. */
export const securityHeaders = (settings: Pick<Settings, 'strictTransport'>): Readonly<Record<string, string>> => ({
  'content-security-policy': API_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': settings.strictTransport,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

/** Headers of pictures: an app of another origin may show them. */
export const crossOriginMediaHeaders = { 'cross-origin-resource-policy': 'cross-origin' } as const
