import { ScreenSkeleton, signInContext, toPaise } from '@tarapath/customer-core/platform'
import { PurchaseResult } from '../purchase/purchase-result.tsx'
import { coursePaidWords } from '../purchase/words/course-paid.gen.ts'
import type { Route } from './+types/course-payment'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const HydrateFallback = () => <ScreenSkeleton />

export const clientLoader = ({ request, params, context }: Route.ClientLoaderArgs) => ({
  course: params.id,
  signedIn: context.get(signInContext).isSignedIn(),
  txnId: new URL(request.url).searchParams.get('txn_id') ?? '',
})

/** Where the pay page returns after an enrolment. */
export default function CoursePaymentScreen({ loaderData: { course, ...shown } }: Route.ComponentProps) {
  const words = coursePaidWords()
  return (
    <PurchaseResult
      {...shown}
      kind={{
        paid: { heading: words.heading, text: words.text, href: '/courses/mine', label: words.seeCourses },
        failed: { text: words.seatFree, href: `/courses/${course}`, label: words.tryAgain },
        sumPaise: (_, result) => (result?.enrollment ? toPaise(result.enrollment.amount) : null),
      }}
    />
  )
}
