import { listCourses } from '@tarapath/api-client/courses'
import type { Course } from '@tarapath/api-client/types'
import { signInAtom, useApi } from '@tarapath/customer-core/platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

/** The courses with the customer's enrolments, which a page that visitors share does not have. */
export function useOwnCourses(shown: readonly Course[], isOwn = false) {
  const api = useApi()
  const isSignedIn = useAtomValue(signInAtom) === 'signed-in'
  const [own, setOwn] = useState(shown)
  useEffect(() => {
    if (!isSignedIn || isOwn) return
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
  }, [api, isSignedIn, isOwn])
  return [own, setOwn] as const
}
