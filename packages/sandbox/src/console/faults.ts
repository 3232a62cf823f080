import { table, type Row } from '@tarapath/api-client/table'
import { html } from 'hono/html'
import { z } from 'zod'
import type { EndpointName } from '@tarapath/backend/endpoint'
import type { Fault, PlannedFault } from '@tarapath/backend/http'
import { id, oneOf, optional, whole, act, type Panel } from '@tarapath/staff-desk'

const rows = Object.values(table) as (Row & { name: EndpointName; group: string })[]
/** Of two calls on one method and path only one is ever answered by name. */
const answeredElsewhere = new Set(rows.map(({ sameAs }) => sameAs))
const answering = rows.filter(({ name }) => !answeredElsewhere.has(name))
const groups = Map.groupBy(answering, ({ group }) => group)
const callNames: ['*', ...EndpointName[]] = ['*', ...answering.map(({ name }) => name)]

const KINDS = {
  delay: 'Answer late',
  fail: 'Fail',
  'drop-request': 'Lose the request',
  'drop-reply': 'Lose the reply',
} as const satisfies Record<Fault['kind'], string>
const kindNames = Object.keys(KINDS) as [Fault['kind'], ...Fault['kind'][]]

const fault = z.object({
  call: oneOf('Call', callNames, '* or the name of a call, such as sendChatMessage'),
  kind: oneOf('What goes wrong', kindNames),
  ms: optional(whole('Delay', 0, 60_000)),
  status: optional(whole('Status', 400, 599)),
  times: optional(whole('Times', 1, 10_000)),
})

/** What goes wrong on purpose with the calls of the API. */
export const faults: Panel = {
  id: 'faults',
  title: 'Faults',
  show({ faults: planned }) {
    const list = planned.list()
    return html`<form method="post" action="/console/faults/add" class="fields">
        <label class="wide"
          >Call
          <select name="call">
            <option value="*">All calls</option>
            ${[...groups].map(
              ([group, members]) =>
                html`<optgroup label="${group}">
                  ${members.map(({ name }) => html`<option>${name}</option>`)}
                </optgroup>`,
            )}
          </select>
        </label>
        <label class="wide"
          >What goes wrong
          <select name="kind">
            ${kindNames.map((kind) => html`<option value="${kind}">${KINDS[kind]}</option>`)}
          </select>
        </label>
        <label>Late by (ms) <input name="ms" inputmode="numeric" placeholder="1000" /></label>
        <label>Fails with <input name="status" inputmode="numeric" placeholder="503" /></label>
        <label>Times <input name="times" inputmode="numeric" placeholder="always" /></label>
        <button class="primary">Add fault</button>
      </form>
      ${
        list.length === 0
          ? html`<p>Nothing goes wrong at the moment.</p>`
          : html`<ul class="rows">
                ${list.map(faultRow)}
              </ul>
              <form class="row" method="post" action="/console/faults/clear">
                <button class="fail">Clear all</button>
              </form>`
      }`
  },
  acts: {
    add: act(fault, 'The fault waits for its call.', ({ faults: planned }, { ms, status, times, ...what }) =>
      planned.add({
        ...what,
        ...(ms !== undefined && { ms }),
        ...(status !== undefined && { status }),
        ...(times !== undefined && { times }),
      }),
    ),
    remove: act(z.object({ fault: id('Fault') }), 'The fault is gone.', ({ faults: planned }, given) =>
      planned.remove(given.fault),
    ),
    clear: act(z.object({}), 'Nothing goes wrong any more.', ({ faults: planned }) => planned.clear()),
  },
}

const faultRow = (planned: PlannedFault) =>
  html`<li id="fault-${planned.id}" data-call="${planned.call}" data-kind="${planned.kind}">
    <div>
      <b>${planned.call === '*' ? 'All calls' : planned.call}</b>
      <small>${inWords(planned)}</small>
    </div>
    <form method="post" action="/console/faults/remove">
      <button name="fault" value="${planned.id}">Remove</button>
    </form>
  </li>`

function inWords({ kind, ms = 1000, status = 503, times }: Fault): string {
  const what = {
    delay: `answers ${ms} ms late`,
    fail: `fails with ${status}`,
    'drop-request': 'request is lost',
    'drop-reply': 'takes effect, reply is lost',
  }[kind]
  return `${what} · ${times === undefined ? 'always' : `${times} more ${times === 1 ? 'time' : 'times'}`}`
}
