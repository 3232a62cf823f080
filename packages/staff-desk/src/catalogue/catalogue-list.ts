import { html } from 'hono/html'
import { type CatalogueKind, type CatalogueValues, listNewDrafts, listRows } from '@tarapath/backend/catalogue'
import type { DeskContext, ListView } from '../desk-page.ts'
import { pagination } from '../list-section.ts'
import { shownValue } from './field-control.ts'
import { controlOf } from './read-fields.ts'

/** All rows of one table, with what is being prepared. */
export async function catalogueList({ db }: DeskContext, kind: CatalogueKind, view: ListView) {
  const { count, rows } = await listRows(db, kind, view)
  const path = `${view.basePath}/${kind.id}`
  const drafts = await listNewDrafts(db, kind)
  return html`${view.may(`${kind.id}/save`) && html`<p><a class="chip" href="${path}?new">Add ${kind.one}</a></p>`}
    ${
      drafts.length > 0 &&
      html`<ul class="card rows" aria-label="New, not published">
        ${drafts.map(({ id, values }) => row(kind, values ?? {}, { href: `${path}?draft=${id}`, tag: 'New draft' }))}
      </ul>`
    }
    ${count === 0 && html`<p>Nothing here yet</p>`}
    <ul class="card rows" aria-label="${kind.title}">
      ${rows.map(({ id, values, hasDraft }) => row(kind, values, { href: `${path}?row=${id}`, tag: hasDraft ? 'Draft' : null }))}
    </ul>
    ${pagination(kind.id, view, count)}`
}

const row = (kind: CatalogueKind, values: CatalogueValues, { href, tag }: { href: string; tag: string | null }) =>
  html`<li>
    <div>
      <a href="${href}"><b>${shownValue(kind, kind.nameField, values[kind.nameField] ?? null)}</b></a>
      <small>${detailsOf(kind, values)}</small>
    </div>
    ${tag !== null && html`<span class="tag" data-tag="waiting">${tag}</span>`}
  </li>`

/** The other short fields, so that rows can be told apart. */
const detailsOf = (kind: CatalogueKind, values: CatalogueValues) =>
  Object.keys(kind.fields)
    .filter((name) => name !== kind.nameField && !['long', 'picture', 'tick'].includes(controlOf(kind, name)))
    .flatMap((name) => (values[name] === null ? [] : [shownValue(kind, name, values[name] ?? null)]))
    .flatMap((value, index) => (index === 0 ? [value] : [' · ', value]))
