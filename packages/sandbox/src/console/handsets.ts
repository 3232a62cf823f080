import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Db, HandsetCall } from '@tarapath/backend/database'
import { astrologers } from '@tarapath/backend/astrologers'
import { consultations } from '@tarapath/backend/consultations'
import { customers } from '@tarapath/backend/identity'
import { formAction, oneOf, type Panel, text } from '@tarapath/staff-desk'
import { handsetStateOf, liveHandsetCalls, type Side } from '../simulators/handsets.ts'
import { operateHandset } from '../simulators/operate-handset.ts'

export const SIDES = ['astrologer', 'customer'] as const
const handset = z.object({ call: text('Call', 80), side: oneOf('Side', SIDES) })

/** Two handsets for each call, in place of a telephone network. */
export const handsets: Panel = {
  id: 'handsets',
  title: 'Handsets',
  async show({ db }, now) {
    const live = await liveHandsetCalls(db, now)
    if (live.length === 0)
      return html`<p>No calls. A call rings the astrologer’s handset first, then the customer’s.</p>`
    const cards = []
    for (const call of live) cards.push(callCard(call, await namesOf(db, call), now))
    return html`${cards}`
  },
  actions: {
    answer: formAction(handset, 'Answered.', async ({ db, clock }, { call: callId, side }) =>
      operateHandset(db, clock.now(), { callId, side }, 'answer'),
    ),
    'hang-up': formAction(handset, 'Hung up.', async ({ db, clock }, { call: callId, side }) =>
      operateHandset(db, clock.now(), { callId, side }, 'hang-up'),
    ),
    engage: formAction(handset, 'The handset was busy.', async ({ db, clock }, { call: callId, side }) =>
      operateHandset(db, clock.now(), { callId, side }, 'engage'),
    ),
    break: formAction(handset, 'The line broke.', async ({ db, clock }, { call: callId, side }) =>
      operateHandset(db, clock.now(), { callId, side }, 'break'),
    ),
  },
}

export interface Names {
  astrologer: string
  customer: string
}

export async function namesOf(db: Db, { consultationId }: HandsetCall): Promise<Names> {
  const [found] = await db
    .select({ astrologer: astrologers.name, customer: customers.name })
    .from(consultations)
    .innerJoin(astrologers, eq(astrologers.id, consultations.astrologerId))
    .innerJoin(customers, eq(customers.id, consultations.customerId))
    .where(eq(consultations.id, consultationId))
  return { astrologer: found?.astrologer ?? '', customer: found?.customer || 'The customer' }
}

const STATES = { idle: 'Not ringing yet', ringing: 'Ringing', answered: 'Connected', ended: 'Ended' }

const callCard = (call: HandsetCall, names: Names, now: Date) =>
  html`<article
    id="${call.id}"
    class="item"
    data-handset-call="${call.id}"
    data-of-consultation="${call.consultationId}"
  >
    <h3>${names.astrologer} and ${names.customer}</h3>
    <ul class="rows">
      ${SIDES.map((side) => sideRow(call, side, names[side], now))}
    </ul>
  </article>`

function sideRow(call: HandsetCall, side: Side, name: string, now: Date) {
  const state = handsetStateOf(call, side, now)
  return html`<li data-side="${side}" data-state="${state}">
    <div>
      <b>${name}</b>
      <small
        >${STATES[state]} · <a href="/console/handset/${call.id}/${side}" target="_blank">Open with audio</a></small
      >
    </div>
    ${handsetForm(call.id, side, state)}
  </li>`
}

const handsetForm = (call: string, side: Side, state: keyof typeof STATES) =>
  html`<form class="row" method="post" action="/console/handsets/answer">
    <input type="hidden" name="call" value="${call}" />
    <input type="hidden" name="side" value="${side}" />
    ${state === 'ringing' && html`<button class="primary">Answer</button>`}
    ${
      state !== 'idle' &&
      html`<button class="fail" formaction="/console/handsets/hang-up">
        ${state === 'answered' ? 'Hang up' : 'Decline'}
      </button>`
    }
    ${state === 'ringing' && html`<button formaction="/console/handsets/engage">Is busy</button>`}
    ${state !== 'idle' && html`<button formaction="/console/handsets/break">Line breaks</button>`}
  </form>`
