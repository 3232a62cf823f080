import { runInThisContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'

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
