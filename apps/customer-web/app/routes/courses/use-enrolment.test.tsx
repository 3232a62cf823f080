// @vitest-environment jsdom
import type { Client } from '@tarapath/api-client'
import type { Course } from '@tarapath/api-client/types'
import { apiAtom } from '@tarapath/customer-core/platform'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { coursePaise } from './course-status.ts'
import { useEnrolment } from './use-enrolment.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('an enrolment at another price than the one shown is not paid before its customer has seen it', async () => {
  const calls: string[] = []
  const replies: Record<string, unknown> = {
    enrolInCourse: { id: 9, course_id: 1, status: 'pending_payment', amount: 7999 },
    initiateCoursePayment: { txn_id: 'TP1', redirect_url: '#pay' },
  }
  const store = createStore()
  store.set(apiAtom, {
    async call({ name }: { name: string }) {
      calls.push(name)
      return replies[name]
    },
  } as unknown as Client)
  let shown: ReturnType<typeof useEnrolment> | undefined
  const course = { id: 1, price: 7999, discounted_price: 6499, is_enrolled: false } as Course
  const Page = () => {
    shown = useEnrolment(course, true)
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <Provider store={store}>
        <Page />
      </Provider>,
    ),
  )
  await act(() => shown?.enrol())
  expect(calls).toEqual(['enrolInCourse'])
  expect(shown).toMatchObject({ problem: 'price-changed', isPaying: false })
  expect(coursePaise(shown?.course ?? course)).toBe(7999_00)

  await act(() => shown?.enrol())
  expect(calls).toEqual(['enrolInCourse', 'enrolInCourse', 'initiateCoursePayment'])
  expect(location.hash).toBe('#pay')
  await act(async () => root.unmount())
})
