import { expect, test } from 'vitest'
import { websitePolicy } from './content-security-policy.ts'
import { liveKitSources } from '@tarapath/node-host'

const directives = new Map(
  websitePolicy('N0nce')
    .split('; ')
    .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
)

test('scripts run by nonce only; inline, evaluated and external scripts are blocked', () => {
  expect(directives.get('script-src')).toBe("'nonce-N0nce' 'strict-dynamic'")
  expect(directives.get('default-src')).toBe("'none'")
  for (const [name, sources] of directives) {
    expect(sources, name).not.toMatch(/https?:|\*|unsafe-eval/)
    if (name !== 'style-src-attr') expect(sources, name).not.toContain('unsafe-inline')
  }
})

test('markup needs the Trusted Types policy, and no other site may frame a page', () => {
  expect(directives.get('require-trusted-types-for')).toBe("'script'")
  expect(directives.get('trusted-types')).toBe('default')
  expect(directives.get('frame-ancestors')).toBe("'none'")
})

test.each([
  ['wss://live.tarapath.test', "'self' wss://live.tarapath.test https://live.tarapath.test"],
  ['ws://localhost:7880', "'self' ws://localhost:7880 http://localhost:7880"],
  ['wss://tarapath-1.livekit.cloud', "'self' wss://*.livekit.cloud https://*.livekit.cloud"],
])('where LiveKit at %s carries live streams, pages connect to it and to nothing else', (url, allowed) => {
  expect(websitePolicy('N0nce', liveKitSources(url))).toContain(`connect-src ${allowed};`)
  expect(websitePolicy('N0nce')).toContain("connect-src 'self';")
})
