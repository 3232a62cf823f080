import { html } from 'hono/html'
import type { ActivitySearch, StaffMember } from '@tarapath/backend/staff'
import type { ListView } from './desk-page.ts'
import { maskedPhone } from './forms/masked-phone.ts'
import { PERMISSIONS } from './permissions.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Who, what and when, as the form of the log was submitted. A field that cannot be read counts as empty. */
export function activitySearch({ query }: ListView): ActivitySearch {
  const [page, action] = (query['what'] ?? '').split('/')
  return {
    memberId: numberIn(query['who']),
    page: page || undefined,
    action: action || undefined,
    rowId: numberIn(query['row']),
    from: dayIn(query['from']),
    before: dayIn(query['to'], DAY_MS),
  }
}

const numberIn = (value = '') => (/^\d{1,9}$/.test(value) ? Number(value) : undefined)

/** The beginning of a day in India. */
function dayIn(value = '', laterMs = 0): Date | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00+05:30`) : Number.NaN
  return Number.isNaN(at) ? undefined : new Date(at + laterMs)
}

/** The part of the address that repeats the search. */
export const searchParameters = ({ query }: ListView): string =>
  new URLSearchParams(
    ['who', 'what', 'row', 'from', 'to'].flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  ).toString()

export const searchForm = (members: readonly StaffMember[], view: ListView) => {
  const { basePath, query } = view
  const chosen = (name: string, value: string) => (query[name] === value ? 'selected' : '')
  return html`<form class="card fields" method="get" action="${basePath}/activity" role="search">
    <label
      >Who
      <select name="who">
        <option value="">Everybody</option>
        ${members.map(({ id, name, phone }) => html`<option value="${id}" ${chosen('who', String(id))}>${name || maskedPhone(phone)}</option>`)}
      </select></label
    >
    <label
      >What
      <select name="what">
        <option value="">Everything</option>
        ${Object.keys(PERMISSIONS).map((path) => html`<option ${chosen('what', path)}>${path}</option>`)}
      </select></label
    >
    <label
      >Number of the row <input name="row" inputmode="numeric" maxlength="9" value="${query['row'] ?? ''}"
    /></label>
    <label>From <input name="from" type="date" value="${query['from'] ?? ''}" /></label>
    <label>To <input name="to" type="date" value="${query['to'] ?? ''}" /></label>
    <button class="primary">Search</button>
  </form>`
}
