import type { Mantra } from '@tarapath/api-client/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Texts } from './texts.tsx'

const mantra = { text: 'गङ्गे च यमुने चैव' } as Mantra
const sanskrit = { code: 'sa', name: 'Sanskrit' }
const viewsOf = (page: string) => [...page.matchAll(/data-view="(\w+)"/g)].map(([, view]) => view)

test('a mantra without a Hindi meaning and Roman letters offers neither', () => {
  const texts = { mantra, language: sanskrit, meaning: 'O Ganga and Yamuna' }
  const all = renderToStaticMarkup(<Texts {...texts} roman="gange cha yamune chaiva" hindiMeaning="हे गंगा" />)
  expect(viewsOf(all)).toEqual(['text', 'roman', 'hindi', 'meaning'])
  const few = renderToStaticMarkup(<Texts {...texts} roman={null} hindiMeaning={null} />)
  expect(viewsOf(few)).toEqual(['text', 'meaning'])
})
