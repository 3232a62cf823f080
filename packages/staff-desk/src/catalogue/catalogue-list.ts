import { html } from 'hono/html'
import {
  type CatalogueKind,
  type CatalogueValues,
  listNewDrafts,
  listRows,
  loadReferences,
} from '@tarapath/backend/catalogue'
import type { DeskContext, ListView } from '../desk-page.ts'
import { pagination } from '../list-section.ts'
import { type ShownKind, shownValue } from './field-control.ts'
import { type Control, controlOf } from './read-fields.ts'

/** All rows of one table, with what is being prepared. */
export async function catalogueList({ db }: DeskContext, kind: CatalogueKind, view: ListView) {
  const { count, rows } = await listRows(db, kind, view)
  const path = `${view.basePath}/${kind.id}`
  const drafts = await listNewDrafts(db, kind)
  const shown = { kind, references: await loadReferences(db, kind) }
  const isComplete = kind.isSingle && count + drafts.length > 0
  return html`${kind.note && html`<p class="small">${kind.note}</p>`}
    ${view.may(`${kind.id}/save`) && !isComplete && html`<p><a class="chip" href="${path}?new">Add ${kind.one}</a></p>`}
    ${
      drafts.length > 0 &&
      html`<ul class="card rows" aria-label="New, not published">
        ${drafts.map(({ id, values }) => row(shown, values ?? {}, { href: `${path}?draft=${id}`, tag: 'New draft' }))}
      </ul>`
    }
    ${count === 0 && html`<p>Nothing here yet</p>`}
    <ul class="card rows" aria-label="${kind.title}">
      ${rows.map(({ id, values, hasDraft }) => row(shown, values, { href: `${path}?row=${id}`, tag: hasDraft ? 'Draft' : null }))}
    </ul>
    ${pagination(kind.id, view, count)}`
}

const row = (shown: ShownKind, values: CatalogueValues, { href, tag }: { href: string; tag: string | null }) =>
  html`<li>
    <div>
      <a href="${href}"><b>${shownValue(shown, shown.kind.nameField, values[shown.kind.nameField] ?? null)}</b></a>
      <small>${detailsOf(shown, values)}</small>
    </div>
    ${tag !== null && html`<span class="tag" data-tag="waiting">${tag}</span>`}
  </li>`

const NOT_IN_LISTS: readonly Control[] = ['long', 'lines', 'picture', 'pictures', 'tick']

/** The other short fields, so that rows can be told apart. */
const detailsOf = (shown: ShownKind, values: CatalogueValues) =>
  Object.keys(shown.kind.fields)
    .filter((name) => name !== shown.kind.nameField && !NOT_IN_LISTS.includes(controlOf(shown.kind, name)))
    .flatMap((name) => (values[name] === null ? [] : [shownValue(shown, name, values[name] ?? null)]))
    .flatMap((value, index) => (index === 0 ? [value] : [' · ', value]))
