import type { BackendParts } from '@tarapath/backend'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import { simulatorRefunds } from '@tarapath/backend/database'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { type Html } from '@tarapath/backend/http'
import { refundCallback } from '../simulators/payment-callback.ts'
import { refundStateOf, type SimulatorRefund } from '../simulators/payment-refunds.ts'
import type { RefundState } from '@tarapath/backend/ports'
import { countRefusedRefunds } from '@tarapath/backend/payments'
import { printPaise } from '@tarapath/backend/money'
import { type FormAction, formAction, printTime } from '@tarapath/staff-desk'

const SHOWN = 6

const fields = z.object({
  refund: z.string('Refund is missing.').regex(/^[\w-]{1,63}$/, 'The refund number is not valid.'),
})

/** A link to refused refunds at the desk; null when there are none. */
export async function showRefused({ db }: BackendParts): Promise<Html | null> {
  const count = await countRefusedRefunds(db)
  return count === 0
    ? null
    : html`<p data-refused="${count}">
        <span class="tag" data-tag="FAILED">Refused</span>
        <a href="/console/desk/refunds">${count === 1 ? '1 refund' : `${count} refunds`} at the desk</a>
      </p>`
}

/** The newest refunds; null when there are none. */
export async function showRefunds({ db }: BackendParts, now: Date): Promise<Html | null> {
  const rows = await db
    .select()
    .from(simulatorRefunds)
    .orderBy(desc(simulatorRefunds.createdAt), desc(simulatorRefunds.refundId))
    .limit(SHOWN)
  return rows.length === 0
    ? null
    : html`<h3>Refunds</h3>
        <ol class="rows" aria-label="Refunds, newest first">
          ${rows.map((refund) => refundRow(refund, refundStateOf(refund, now)))}
        </ol>`
}

export const refundActions: Readonly<Record<string, FormAction>> = {
  'complete-refund': settling('Refund completed. The callback was sent.', 'COMPLETED'),
  'fail-refund': settling(
    'Refund failed. The callback was sent. The backend retries after a day, three times in all.',
    'FAILED',
  ),
}

/** Settles a pending refund and sends the provider's callback. */
function settling(notice: string, state: RefundState): FormAction {
  return formAction(fields, notice, async ({ db, clock, settings, deliver }: BackendParts, input) => {
    const now = clock.now()
    const [refund] = await db.select().from(simulatorRefunds).where(eq(simulatorRefunds.refundId, input.refund))
    if (!refund) throw notFound('Refund not found.')
    if (!isPending(refundStateOf(refund, now))) throw new DomainError('refund_over', 'This refund is settled.')
    const [settled] = await db
      .update(simulatorRefunds)
      .set({ state })
      .where(and(eq(simulatorRefunds.refundId, input.refund), inArray(simulatorRefunds.state, PENDING_STATES)))
      .returning()
    if (settled) await deliver(await refundCallback(settings, settled, now))
  })
}

const PENDING_STATES: RefundState[] = ['PENDING', 'CONFIRMED']
const isPending = (state: RefundState): boolean => PENDING_STATES.includes(state)

const STATES = { PENDING: 'Requested', CONFIRMED: 'Processing', COMPLETED: 'Refunded', FAILED: 'Failed' }

const refundRow = ({ refundId, amountPaise, createdAt }: SimulatorRefund, state: RefundState) =>
  html`<li data-refund="${refundId}" data-state="${state}">
    <div>
      <b class="money">${printPaise(amountPaise)}</b>
      <span class="tag" data-tag="${state === 'CONFIRMED' ? 'PENDING' : state}">${STATES[state]}</span>
      <small>${printTime(createdAt)}</small>
      <small class="number">${refundId}</small>
    </div>
    ${
      isPending(state)
        ? html`<form class="row" method="post">
            <input type="hidden" name="refund" value="${refundId}" />
            <button formaction="/console/payments/complete-refund" class="pay">Complete</button>
            <button formaction="/console/payments/fail-refund" class="fail">Fail</button>
          </form>`
        : null
    }
  </li>`
