import type { Settings } from './settings.ts'

/** The headers of every response of the website. */
export const securityHeaders = ({ strictTransport }: Settings): Readonly<Record<string, string>> => ({
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=(), otp-credentials=(self)',
})
