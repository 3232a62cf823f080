// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StatementSection } from './statement-section.tsx'

/** The requests for statements, answered by hand. */
let asked: { month: string; answer(status: number): Promise<void> }[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.setItem('tarapath-astrologer', JSON.stringify({ access: 'a', refresh: 'r' }))
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise((resolve, reject) => {
        const month = new URL(request.url).searchParams.get('month') ?? ''
        const body = { month, days: [], opening_paise: 0, closing_paise: 0 }
        const answer = (status: number) => act(async () => resolve(Response.json(body, { status })))
        asked.push({ month, answer })
        request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a month that was asked for again does not come in place of the one chosen since', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() => root.render(createElement(StatementSection)))
  await requests(1)
  const select = page.querySelector('select')!
  const [first, second] = [...select.options].map(({ value }) => value)
  await asked[0]!.answer(404)
  act(() => page.querySelector('button')!.click())
  await requests(2)
  await act(async () => {
    select.value = second!
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await requests(3)
  expect(asked.map(({ month }) => month)).toEqual([first, first, second])
  await asked[2]!.answer(200)
  await asked[1]!.answer(200)
  expect(saved(page)).toContain(second)
  act(() => root.unmount())
})

const requests = (count: number) => act(() => vi.waitFor(() => expect(asked).toHaveLength(count), 60_000))

/** The name under which the table would be saved. */
function saved(page: HTMLElement): string {
  let name = ''
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download
  })
  act(() => page.querySelector<HTMLButtonElement>('table ~ div button')!.click())
  return name
}
