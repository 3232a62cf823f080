import { and, desc, eq, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import { simulatorRefunds } from '../database/schema/index.ts'
import type { Html } from '../http/html-page.ts'
import { notFound, refuse } from '../http/problem.ts'
import { refundCallbackOf } from '../ports/payment-gateway/simulator-callback.ts'
import { refundStateOf, type SimulatorRefund } from '../ports/payment-gateway/simulator-refunds.ts'
import type { RefundState } from '../ports/payment-gateway.ts'
import { countRefused } from '../rules/payments/refused-refunds.ts'
import { printPaise } from '../rules/rupees.ts'
import { act, type Act, type Desk } from './panel.ts'
import { printTime } from './print-time.ts'

const SHOWN = 6

const fields = z.object({ refund: z.string('Refund is missing.').regex(/^[\w-]{1,63}$/, 'This is no refund number.') })

/** What the provider refused to send back waits for a person; nothing where it refused nothing. */
export async function showRefused({ db }: Desk): Promise<Html | null> {
  const count = await countRefused(db)
  return count === 0
    ? null
    : html`<p data-refused="${count}">
        <span class="tag" data-tag="FAILED">Refused</span>
        <a href="/console/desk/refunds">${count === 1 ? 'One refund waits' : `${count} refunds wait`} at the desk</a>
      </p>`
}

/** What the provider was asked to send back, the newest first; nothing where it was never asked. */
export async function showRefunds({ db }: Desk, now: Date): Promise<Html | null> {
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
  return act(fields, done, async ({ db, clock, settings, deliver }: Desk, given) => {
    const now = clock.now()
    const [refund] = await db.select().from(simulatorRefunds).where(eq(simulatorRefunds.refundId, given.refund))
    if (!refund) throw notFound('There is no such refund.')
    if (!isOnItsWay(refundStateOf(refund, now))) throw refuse(409, 'refund_over', 'This refund is over.')
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
