import { table, type Row } from '@tarapath/api-client/table'
import { html } from 'hono/html'
import { z } from 'zod'
import type { EndpointName } from '@tarapath/backend/endpoint'
import type { Fault, PlannedFault } from '@tarapath/backend/http'
import { formAction, id, integer, oneOf, optional, type Panel } from '@tarapath/staff-desk'

const rows = Object.values(table) as (Row & { name: EndpointName; group: string })[]
/** Of two endpoints with one method and path, only one can have faults. */
const aliased = new Set(rows.map(({ sameAs }) => sameAs))
const endpoints = rows.filter(({ name }) => !aliased.has(name))
const groups = Map.groupBy(endpoints, ({ group }) => group)
const endpointNames: ['*', ...EndpointName[]] = ['*', ...endpoints.map(({ name }) => name)]

const KINDS = {
  delay: 'Delay the reply',
  fail: 'Fail',
  'drop-request': 'Drop the request',
  'drop-reply': 'Drop the reply',
} as const satisfies Record<Fault['kind'], string>
const kindNames = Object.keys(KINDS) as [Fault['kind'], ...Fault['kind'][]]

const fault = z.object({
  call: oneOf('Endpoint', endpointNames, '* or the name of an endpoint, such as sendChatMessage'),
  kind: oneOf('Fault', kindNames),
  ms: optional(integer('Delay', 0, 60_000)),
  status: optional(integer('Status', 400, 599)),
  times: optional(integer('Times', 1, 10_000)),
})

/** Injects faults into endpoints of the API. */
export const faults: Panel = {
  id: 'faults',
  title: 'Faults',
  show({ faults: planned }) {
    const list = planned.list()
    return html`<form method="post" action="/console/faults/add" class="fields">
        <label class="wide"
          >Endpoint
          <select name="call">
            <option value="*">All endpoints</option>
            ${[...groups].map(
              ([group, members]) =>
                html`<optgroup label="${group}">
                  ${members.map(({ name }) => html`<option>${name}</option>`)}
                </optgroup>`,
            )}
          </select>
        </label>
        <label class="wide"
          >Fault
          <select name="kind">
            ${kindNames.map((kind) => html`<option value="${kind}">${KINDS[kind]}</option>`)}
          </select>
        </label>
        <label>Delay (ms) <input name="ms" inputmode="numeric" placeholder="1000" /></label>
        <label>Status <input name="status" inputmode="numeric" placeholder="503" /></label>
        <label>Times <input name="times" inputmode="numeric" placeholder="always" /></label>
        <button class="primary">Add fault</button>
      </form>
      ${
        list.length === 0
          ? html`<p>No faults</p>`
          : html`<ul class="rows">
                ${list.map(faultRow)}
              </ul>
              <form class="row" method="post" action="/console/faults/clear">
                <button class="fail">Clear all</button>
              </form>`
      }`
  },
  actions: {
    add: formAction(fault, 'Fault added.', ({ faults: planned }, { ms, status, times, ...fields }) =>
      planned.add({
        ...fields,
        ...(ms !== undefined && { ms }),
        ...(status !== undefined && { status }),
        ...(times !== undefined && { times }),
      }),
    ),
    remove: formAction(z.object({ fault: id('Fault') }), 'Fault removed.', ({ faults: planned }, input) =>
      planned.remove(input.fault),
    ),
    clear: formAction(z.object({}), 'All faults removed.', ({ faults: planned }) => planned.clear()),
  },
}

const faultRow = (planned: PlannedFault) =>
  html`<li id="fault-${planned.id}" data-call="${planned.call}" data-kind="${planned.kind}">
    <div>
      <b>${planned.call === '*' ? 'All endpoints' : planned.call}</b>
      <small>${faultText(planned)}</small>
    </div>
    <form method="post" action="/console/faults/remove">
      <button name="fault" value="${planned.id}">Remove</button>
    </form>
  </li>`

function faultText({ kind, ms = 1000, status = 503, times }: Fault): string {
  const effect = {
    delay: `replies ${ms} ms late`,
    fail: `fails with ${status}`,
    'drop-request': 'request is dropped',
    'drop-reply': 'takes effect, reply is dropped',
  }[kind]
  return `${effect} · ${times === undefined ? 'always' : `${times} more ${times === 1 ? 'time' : 'times'}`}`
}
