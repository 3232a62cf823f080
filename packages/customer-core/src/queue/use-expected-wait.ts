import { estimateWait, type ExpectedWait } from '@tarapath/own-api/queue'
import { useEffect, useState } from 'react'
import { useApi } from '../platform/index.ts'

/**
 * How long the customer would wait behind everybody who waits now; undefined while it loads and without an astrologer, null
 * where it could not be loaded. Read again when the number of those who wait changes.
 */
export function useExpectedWait(astrologerId: number | null, waiting = 0): ExpectedWait | null | undefined {
  const api = useApi()
  const [expected, setExpected] = useState<ExpectedWait | null>()
  useEffect(() => {
    if (astrologerId === null) return
    let isMounted = true
    // Our own choice: a failure is silent. The waiting list can be joined without the estimate.
    estimateWait(api, { consultant_id: astrologerId }).then(
      (wait) => isMounted && setExpected(wait),
      () => isMounted && setExpected((known) => known ?? null),
    )
    return () => {
      isMounted = false
    }
  }, [api, astrologerId, waiting])
  return expected
}
