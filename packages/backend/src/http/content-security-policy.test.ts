import { expect, test } from 'vitest'
import { API_POLICY, IMAGE_POLICY, pagePolicy, UPLOAD_POLICY } from './content-security-policy.ts'

test('a page of the console runs the scripts of this server only, and no other site frames it', () => {
  const policy = pagePolicy({ nonce: 'n', formAction: "'self'", hasScript: true, hasMedia: false })
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "trusted-types 'none'",
      "require-trusted-types-for 'script'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  )
})

test('a reply that is no page may load nothing, and an upload has no origin', () => {
  expect(API_POLICY).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  expect([IMAGE_POLICY, UPLOAD_POLICY]).toEqual(["default-src 'none'", "default-src 'none'; sandbox"])
})
