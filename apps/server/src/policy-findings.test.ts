import { expect, test } from 'vitest'
import { policyFindings } from './policy-findings.ts'

const page = (sent: string, written = '') =>
  new Response(written && `<meta http-equiv="content-security-policy" content="${written}" />`, {
    headers: { 'content-security-policy': sent },
  })

const STRICT = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

test.each([
  ['script-src *', 'PLAIN_WILDCARD: script-src *'],
  ["script-src 'unsafe-inline'", "SCRIPT_UNSAFE_INLINE: script-src 'unsafe-inline'"],
  ["script-src 'nonce-c2VjcmV0IG5vbmNl' 'unsafe-eval'", "SCRIPT_UNSAFE_EVAL: script-src 'unsafe-eval'"],
])('a policy with %s is found out, in the header and in the page', async (directive, finding) => {
  expect(await policyFindings(page(`${STRICT}; ${directive}`))).toContain(finding)
  expect(await policyFindings(page("frame-ancestors 'none'", `${STRICT}; ${directive}`))).toContain(finding)
})

test('a page without a policy gives findings, and one with a strict policy gives none', async () => {
  expect(await policyFindings(new Response(''))).not.toEqual([])
  expect(await policyFindings(page(STRICT))).toEqual([])
})
