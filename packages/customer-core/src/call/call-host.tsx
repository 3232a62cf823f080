import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { sessionViewAtom } from '../consultation/index.ts'
import { lazyPart } from '../platform/index.ts'

const OpenCall = lazyPart(() => import('./open-call.tsx'))

/** Runs and shows an open call. Each app mounts it once, for signed-in customers; its code is loaded with the first call. */
export default function CallHost() {
  const isOpen = useAtomValue(sessionViewAtom)?.consultation?.order_type === 2
  return <Suspense fallback={null}>{isOpen ? <OpenCall /> : null}</Suspense>
}
