import { expect, test } from 'vitest'
import { listSaved, markSaved, titleOf } from './saved-html.ts'

const page = '<html><head><title>Gayatri Mantra · Tarapath</title></head><body><main>Om</main></body></html>'
const savedAt = new Date('2026-11-23T05:12:00Z')

test('a page of today says at what time it was saved', () => {
  const marked = markSaved(page, savedAt, new Date('2026-11-23T12:00:00Z'))
  expect(marked).toContain('Saved 10:42 am · <a href="">Reload</a>')
  expect(marked.indexOf('Saved')).toBeLessThan(marked.indexOf('<main>'))
})

test('an older page says the day, too', () => {
  expect(markSaved(page, savedAt, new Date('2026-11-24T12:00:00Z'))).toContain('Saved 23 Nov, 10:42 am')
})

test('a saved page does not say who is online, by a style that its policy allows', () => {
  const styled = page.replace('<head>', '<head><style nonce="abc">main{}</style>')
  expect(markSaved(styled, savedAt, savedAt)).toContain('<body><style nonce="abc">[data-saved]~* .ui-status-dot')
  expect(markSaved(page, savedAt, savedAt)).not.toContain('<style')
})

test('a page is listed by its title, without the name of the site', () => {
  expect(titleOf(page)).toBe('Gayatri Mantra')
  expect(titleOf('<p>No page</p>')).toBe(null)
})

test('the page shown in place of another lists what is saved, and has no scripts of its address', () => {
  const offline =
    '<head><script>boot()</script></head><body><ul data-saved-pages=""></ul><template id="application"><script>a()</script></template><script>b()</script></body>'
  expect(listSaved(offline, [{ path: '/mantras?language=hi&x="', title: 'Mantras &amp; more' }])).toBe(
    '<head><script>boot()</script></head><body><ul><li><a href="/mantras?language=hi&amp;x=&quot;">Mantras &amp; more</a></li></ul></body>',
  )
  expect(listSaved(offline, [])).toBe('<head><script>boot()</script></head><body></body>')
})
