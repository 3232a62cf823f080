import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Db, HandsetCall } from '@tarapath/backend/database'
import { astrologers } from '@tarapath/backend/astrologers'
import { consultations } from '@tarapath/backend/consultations'
import { customers } from '@tarapath/backend/identity'
import { handsetOf, liveHandsetCalls, type Side } from '../simulators/handsets.ts'
import { actOnHandset } from '../simulators/act-on-handset.ts'
import { line, oneOf, act, type Panel } from '@tarapath/staff-desk'

export const SIDES = ['astrologer', 'customer'] as const
const handset = z.object({ call: line('Call', 80), side: oneOf('Side', SIDES) })

/** Two telephones for each call that is made without a telephone provider. */
export const handsets: Panel = {
  id: 'handsets',
  title: 'Handsets',
  async show({ db }, now) {
    const live = await liveHandsetCalls(db, now)
    if (live.length === 0)
      return html`<p>No telephone rings. A call rings the astrologer’s first, then the customer’s.</p>`
    const cards = []
    for (const call of live) cards.push(callCard(call, await namesIn(db, call), now))
    return html`${cards}`
  },
  acts: {
    answer: act(handset, 'Picked up.', async ({ db, clock }, { call, side }) =>
      actOnHandset(db, clock.now(), call, side, 'answer'),
    ),
    'put-down': act(handset, 'Put down.', async ({ db, clock }, { call, side }) =>
      actOnHandset(db, clock.now(), call, side, 'put-down'),
    ),
  },
}

export interface Names {
  astrologer: string
  customer: string
}

export async function namesIn(db: Db, { consultationId }: HandsetCall): Promise<Names> {
  const [found] = await db
    .select({ astrologer: astrologers.name, customer: customers.name })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .where(eq(consultations.id, consultationId))
  return { astrologer: found?.astrologer ?? '', customer: found?.customer || 'The customer' }
}

const SAID = { silent: 'Does not ring yet', ringing: 'Ringing', answered: 'On the line', down: 'Down' }

const callCard = (call: HandsetCall, names: Names, now: Date) =>
  html`<article
    id="${call.id}"
    class="seat"
    data-handset-call="${call.id}"
    data-of-consultation="${call.consultationId}"
  >
    <h3>${names.astrologer} and ${names.customer}</h3>
    <ul class="rows">
      ${SIDES.map((side) => sideRow(call, side, names[side], now))}
    </ul>
  </article>`

function sideRow(call: HandsetCall, side: Side, name: string, now: Date) {
  const state = handsetOf(call, side, now)
  return html`<li data-side="${side}" data-state="${state}">
    <div>
      <b>${name}</b>
      <small>${SAID[state]} · <a href="/console/handset/${call.id}/${side}" target="_blank">Open with voice</a></small>
    </div>
    ${handsetForm(call.id, side, state)}
  </li>`
}

const handsetForm = (call: string, side: Side, state: keyof typeof SAID) =>
  html`<form class="row" method="post" action="/console/handsets/answer">
    <input type="hidden" name="call" value="${call}" />
    <input type="hidden" name="side" value="${side}" />
    ${state === 'ringing' && html`<button class="primary">Answer</button>`}
    ${
      state !== 'silent' &&
      html`<button class="fail" formaction="/console/handsets/put-down">
        ${state === 'answered' ? 'Hang up' : 'Decline'}
      </button>`
    }
  </form>`
