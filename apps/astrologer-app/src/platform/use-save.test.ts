// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSave } from './use-save.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test('a text that was changed while the form was on its way is not called saved', async () => {
  let form = {} as ReturnType<typeof useSave<string>>
  function Form() {
    form = useSave<string>(() => {})
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(createElement(Form)))
  const sent: ((text: string) => void)[] = []
  const save = () => act(() => void form.save(() => new Promise((answer) => sent.push(answer))))

  save()
  act(() => form.change())
  await act(async () => sent[0]!('the first text'))
  expect(form.isSaved).toBe(false)

  save()
  await act(async () => sent[1]!('the second text'))
  expect(form.isSaved).toBe(true)
  act(() => root.unmount())
})
