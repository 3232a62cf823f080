// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePoll } from './use-poll.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

/** A poll whose requests are answered by hand, in any order. */
function openPoll() {
  const shown: string[] = []
  const asked: { answer(text: string): void }[] = []
  let refresh = () => {}
  function Screen() {
    const load = (signal: AbortSignal) =>
      new Promise<string>((answer, fail) => {
        asked.push({ answer })
        signal.addEventListener('abort', () => fail(new Error('aborted')))
      }).then((text) => void shown.push(text))
    const poll = usePoll(load, 2000)
    refresh = poll.refresh
    return String(poll.hasFailed)
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(createElement(Screen)))
  return { shown, asked, refresh: () => act(() => refresh()), close: () => act(() => root.unmount()) }
}

test('an answer that comes after the next question is not shown', async () => {
  const { shown, asked, refresh, close } = openPoll()
  refresh()
  await act(async () => asked[1]!.answer('the chat'))
  await act(async () => asked[0]!.answer('the request still rings'))
  expect(shown).toEqual(['the chat'])
  close()
})
