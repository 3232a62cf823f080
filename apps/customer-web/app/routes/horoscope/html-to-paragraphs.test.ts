import { expect, test } from 'vitest'
import { htmlToParagraphs } from './html-to-paragraphs.ts'

test.each([
  ['<p>One.</p><p>Two &amp; three.</p>', ['One.', 'Two & three.']],
  ['Plain', ['Plain']],
  ['<p class="x">A <b>bold</b> word<br>and a line</p>', ['A bold word', 'and a line']],
  ['<img src=x onerror=alert(1)>', []],
  ['&lt;b&gt; &unknown;', ['<b> &unknown;']],
  ['', []],
])('%s', (html, paragraphs) => {
  expect(htmlToParagraphs(html)).toEqual(paragraphs)
})
