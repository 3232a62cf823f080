import type { BackendParts } from '@tarapath/backend'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import { simulatorRefunds } from '@tarapath/backend/database'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { type Html } from '@tarapath/backend/http'
import { refundCallbackOf } from '../simulators/payment-callback.ts'
import { refundStateOf, type SimulatorRefund } from '../simulators/payment-refunds.ts'
import type { RefundState } from '@tarapath/backend/ports'
import { countRefusedRefunds } from '@tarapath/backend/payments'
import { printPaise } from '@tarapath/backend/money'
import { act, type Act, printTime } from '@tarapath/staff-desk'

const SHOWN = 6

const fields = z.object({ refund: z.string('Refund is missing.').regex(/^[\w-]{1,63}$/, 'This is no refund number.') })

/** What the provider refused to send back waits for a person; nothing where it refused nothing. */
export async function showRefused({ db }: BackendParts): Promise<Html | null> {
  const count = await countRefusedRefunds(db)
  return count === 0
    ? null
    : html`<p data-refused="${count}">
        <span class="tag" data-tag="FAILED">Refused</span>
        <a href="/console/desk/refunds">${count === 1 ? 'One refund waits' : `${count} refunds wait`} at the desk</a>
      </p>`
}

/** What the provider was asked to send back, the newest first; nothing where it was never asked. */
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

export const refundActs: Readonly<Record<string, Act>> = {
  'refund-made': deciding('The money is back, and our server was called back.', 'COMPLETED'),
  'refund-failed': deciding(
    'The bank returned it, and our server was called back. It tries again in a day, three times in all.',
    'FAILED',
  ),
}

/** A person decides what becomes of a refund that is still on its way. */
function deciding(done: string, state: RefundState): Act {
  return act(fields, done, async ({ db, clock, settings, deliver }: BackendParts, given) => {
    const now = clock.now()
    const [refund] = await db.select().from(simulatorRefunds).where(eq(simulatorRefunds.refundId, given.refund))
    if (!refund) throw notFound('There is no such refund.')
    if (!isOnItsWay(refundStateOf(refund, now))) throw new DomainError('refund_over', 'This refund is over.')
    const [decided] = await db
      .update(simulatorRefunds)
      .set({ state })
      .where(and(eq(simulatorRefunds.refundId, given.refund), inArray(simulatorRefunds.state, ON_ITS_WAY)))
      .returning()
    if (decided) await deliver(await refundCallbackOf(settings, decided, now))
  })
}

const ON_ITS_WAY: RefundState[] = ['PENDING', 'CONFIRMED']
const isOnItsWay = (state: RefundState): boolean => ON_ITS_WAY.includes(state)

const STATES = { PENDING: 'Asked for', CONFIRMED: 'On its way', COMPLETED: 'Back', FAILED: 'Returned by the bank' }

const refundRow = ({ refundId, amountPaise, createdAt }: SimulatorRefund, state: RefundState) =>
  html`<li data-refund="${refundId}" data-state="${state}">
    <div>
      <b class="money">${printPaise(amountPaise)}</b>
      <span class="tag" data-tag="${state === 'CONFIRMED' ? 'PENDING' : state}">${STATES[state]}</span>
      <small>${printTime(createdAt)}</small>
      <small class="number">${refundId}</small>
    </div>
    ${
      isOnItsWay(state)
        ? html`<form class="row" method="post">
            <input type="hidden" name="refund" value="${refundId}" />
            <button formaction="/console/payments/refund-made" class="pay">Complete</button>
            <button formaction="/console/payments/refund-failed" class="fail">Fail</button>
          </form>`
        : null
    }
  </li>`
