import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { articlePage } from './article-page.ts'

const PRELOAD = '<link rel="modulepreload" href="/assets/react-1.js" nonce="n"/>'
const APPLICATION = '<script nonce="n" type="module" async="">import "/assets/root-1.js"</script>'

async function sent(page: string): Promise<string> {
  const rewritten = articlePage('n')
  const whole = text(rewritten)
  for (const byte of Buffer.from(page)) rewritten.write(Buffer.of(byte))
  rewritten.end()
  return whole
}

test('the application waits in a template, and only the script of the article runs', async () => {
  const page = await sent(
    `<html><head>${PRELOAD}</head><body><h1>मेष</h1>${APPLICATION}<script nonce="n">data()</script></body></html>`,
  )
  const [before, after] = page.split('<template id="application">')
  expect(before).toBe('<html><head></head><body><h1>मेष</h1><script nonce="n">data()</script>')
  expect(after).toMatch(new RegExp(String.raw`^${PRELOAD}.*</script></template><script nonce="n">[^]*</body></html>$`))
  expect(after).toContain(APPLICATION)
})

test('a page that broke off is sent as it is', async () => {
  expect(await sent('<html><head></head><body><h1>मे')).toBe('<html><head></head><body><h1>मे')
})
