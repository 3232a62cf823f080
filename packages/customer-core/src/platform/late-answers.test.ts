import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAnswerLateAtom } from './is-answer-late-atom.ts'
import { watchAnswers } from './late-answers.ts'

const page = { visibilityState: 'visible' }
beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A line whose requests are answered by the test. */
function openLine() {
  const store = createStore()
  const sent: PromiseWithResolvers<Response>[] = []
  const fetch = () => {
    const request = Promise.withResolvers<Response>()
    sent.push(request)
    return watch(request.promise)
  }
  const askApi = vi.fn(fetch)
  const watch = watchAnswers(store, askApi)
  return { sent, fetch, askApi, isLate: () => store.get(isAnswerLateAtom) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('answers are late when nothing is answered for six seconds, until one comes', async () => {
  const { sent, fetch, isLate } = openLine()
  void fetch().catch(() => {})
  await pass(5999)
  expect(isLate()).toBe(false)
  await pass(1)
  expect(isLate()).toBe(true)
  // That a request is given up is no answer.
  sent[0]?.reject(new Error('Timed out.'))
  await pass(1000)
  expect(isLate()).toBe(true)
  void fetch()
  sent[1]?.resolve(new Response(null, { status: 503 }))
  await pass(0)
  expect(isLate()).toBe(false)
})

test('one slow request is not the line, while others are answered', async () => {
  const { sent, fetch, isLate, askApi } = openLine()
  void fetch()
  await pass(3000)
  void fetch()
  sent[1]?.resolve(new Response())
  await pass(20_000)
  expect(isLate()).toBe(false)
  expect(askApi).not.toHaveBeenCalled()
})

test('the API is asked until it answers, and no longer', async () => {
  const { sent, fetch, isLate, askApi } = openLine()
  void fetch().catch(() => {})
  await pass(9000)
  expect(askApi).toHaveBeenCalledTimes(1)
  sent[1]?.reject(new Error('Timed out.'))
  await pass(3000)
  expect(askApi).toHaveBeenCalledTimes(2)
  sent[2]?.resolve(new Response())
  await pass(0)
  expect(isLate()).toBe(false)
  await pass(60_000)
  expect(askApi).toHaveBeenCalledTimes(2)
})

test('no more than one request asks at a time', async () => {
  const { fetch, askApi } = openLine()
  void fetch().catch(() => {})
  await pass(60_000)
  expect(askApi).toHaveBeenCalledTimes(1)
})

test('a page that is not seen does not ask', async () => {
  const { fetch, askApi } = openLine()
  page.visibilityState = 'hidden'
  void fetch().catch(() => {})
  await pass(60_000)
  expect(askApi).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  await pass(3000)
  expect(askApi).toHaveBeenCalledTimes(1)
})
