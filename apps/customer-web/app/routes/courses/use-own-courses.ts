import { listCourses } from '@tarapath/api-client/courses'
import type { Course } from '@tarapath/api-client/types'
import { signInAtom, useApi } from '@tarapath/customer-core/platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

/** The courses as the customer has them: the page of all does not know who is enrolled. */
export function useOwnCourses(shown: readonly Course[]) {
  const api = useApi()
  const isSignedIn = useAtomValue(signInAtom) === 'signed-in'
  const [own, setOwn] = useState(shown)
  useEffect(() => {
    if (!isSignedIn) return
    let isWanted = true
    listCourses(api).then(
      (courses) => {
        if (isWanted) setOwn(courses)
      },
      // Our own choice: a failure is silent, because the server refuses a second enrolment.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [api, isSignedIn])
  return [own, setOwn] as const
}
