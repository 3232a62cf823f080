import { runInThisContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'
import { savesData as asksForFewData } from './saves-data.ts'

afterEach(() => {
  delete document.documentElement.dataset['lessData']
})

const boot = (): unknown => runInThisContext(bootScript({ assetsPath: '/assets/', fontUrl: (file) => file }))
const savesData = () => 'lessData' in document.documentElement.dataset

test('who wants to save data is known before the page is drawn', () => {
  boot()
  expect(savesData()).toBe(false)
  localStorage.setItem('data_mode', 'less')
  boot()
  expect(savesData()).toBe(true)
})

test('who asks the server for few data gets them in pages that the server marked', () => {
  document.documentElement.dataset['lessData'] = ''
  boot()
  expect(savesData()).toBe(true)
  expect(asksForFewData()).toBe(true)
})
