import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOnAirNotice } from './use-on-air-notice.ts'

const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('another document is opened after a question only, as long as the page sends', () => {
  const onAir = vi.fn<(isOnAir: boolean) => void>()
  const page = renderHook(({ isOnAir }) => useOnAirNotice(isOnAir, onAir), { initialProps: { isOnAir: false } })
  expect([isAsked(), onAir.mock.calls]).toEqual([false, []])
  page.rerender({ isOnAir: true })
  expect([isAsked(), onAir.mock.calls]).toEqual([true, [[true]]])
  page.rerender({ isOnAir: false })
  expect([isAsked(), onAir.mock.calls]).toEqual([false, [[true], [false]]])
})
