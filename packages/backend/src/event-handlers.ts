// Connects the events of one subject to the handlers of another, so that the two do not import each other.
import { suspendBlocked } from './astrologers/index.ts'
import { cancelEnrolment, confirmEnrolment } from './courses/index.ts'
import { onEvent } from './events.ts'
import { cancelAnnouncedOf } from './live/index.ts'
import { closeQueueOf, isOfferedTo, holdForQueue, serveEntry } from './queue/index.ts'
import { cancelOrder, lockOpenOrder } from './store/index.ts'

onEvent('busyAstrologerRequested', (tx, { customerId, astrologerId, at }) =>
  isOfferedTo(tx, at, customerId, astrologerId),
)
onEvent('consultationRequested', (tx, { customerId, astrologerId }) => serveEntry(tx, customerId, astrologerId))
onEvent('consultationEnded', (tx, { astrologerId, endedAt }) => holdForQueue(tx, astrologerId, endedAt))
onEvent('astrologerSuspended', (tx, { astrologerId }) => closeQueueOf(tx, astrologerId))
onEvent('astrologerSuspended', (tx, { astrologerId, at }) => cancelAnnouncedOf(tx, at, astrologerId))
onEvent('customerBlocked', (tx, { customerId, at }) => suspendBlocked(tx, at, customerId))

onEvent('purchasePaid', async (tx, { enrolmentId }) => enrolmentId === null || confirmEnrolment(tx, enrolmentId))
onEvent('purchasePaid', async (tx, { orderId }) => orderId === null || lockOpenOrder(tx, orderId))

onEvent('purchaseFailed', async (tx, { enrolmentId }) => enrolmentId !== null && cancelEnrolment(tx, enrolmentId))
onEvent('purchaseFailed', async (tx, { orderId }) => orderId !== null && cancelOrder(tx, orderId))
