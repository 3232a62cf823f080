import { html } from 'hono/html'
import {
  type CatalogueKind,
  type CatalogueValues,
  type CatalogueVersion,
  history,
  loadReferences,
  type OpenRow,
  openRow,
} from '@tarapath/backend/catalogue'
import type { Html } from '@tarapath/backend/http'
import { listStaffMembers } from '@tarapath/backend/staff'
import type { DeskContext, ListView } from '../desk-page.ts'
import { maskedPhone } from '../forms/masked-phone.ts'
import { printDayTime } from '../forms/print-time.ts'
import { enteredText, fieldControl, type ShownKind, shownValue } from './field-control.ts'

const NEW: OpenRow = { rowId: null, draftId: null, published: null, draft: null, base: '' }

/** One row: its draft beside what customers see, the form, and its history. */
export async function catalogueEditor({ db }: DeskContext, kind: CatalogueKind, view: ListView) {
  const key = keyIn(view.query)
  const open = key.rowId === null && key.draftId === null ? NEW : await openRow(db, kind, key)
  const versions = open.rowId === null ? [] : await history(db, kind, open.rowId)
  const names = new Map((await listStaffMembers(db)).map(({ phone, name }) => [phone, name || maskedPhone(phone)]))
  const may = (form: string) => view.may(`${kind.id}/${form}`)
  const shown = { kind, references: await loadReferences(db, kind) }
  return html`<p><a href="${view.basePath}/${kind.id}">All ${kind.title.toLowerCase()}</a></p>
    ${open.draft && draftCard(shown, open, view)} ${may('save') && editForm(shown, open, view)}
    ${may('remove') && !kind.isSingle && open.published !== null && removeForm(kind, open, view)}
    ${versions.length > 0 && historyCard(shown, { open, versions, names }, view)}`
}

const digits = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : null)

export const keyIn = (query: Readonly<Record<string, string>>) => {
  const rowId = digits(query['row'])
  return { rowId, draftId: rowId === null ? digits(query['draft']) : null }
}

const addressOf = ({ rowId, draftId }: OpenRow): string => {
  if (rowId !== null) return `row=${rowId}`
  return draftId === null ? 'new' : `draft=${draftId}`
}

interface RowForm {
  action: 'save' | 'publish' | 'discard' | 'restore' | 'remove'
  open: OpenRow
  view: ListView
}

/** The form of an action on this row: it goes back to this row, with what its sender has seen. */
const rowForm = (kind: CatalogueKind, { action, open, view }: RowForm, content: Html) =>
  html`<form
    method="post"
    action="${view.basePath}/${kind.id}/${action}?${addressOf(open)}"
    enctype="multipart/form-data"
  >
    <input type="hidden" name="row" value="${open.rowId ?? ''}" />
    <input type="hidden" name="draft" value="${open.draftId ?? ''}" />
    <input type="hidden" name="base" value="${open.base}" />
    ${content}
  </form>`

function editForm(shown: ShownKind, open: OpenRow, view: ListView) {
  const { kind } = shown
  const stored = open.draft?.values ?? open.published ?? {}
  const entered = view.refused?.entered ?? null
  const errors = view.refused?.errors ?? {}
  // Somebody else saved between opening and sending: what they wrote is shown beside what was entered here.
  const isOutdated = entered !== null && entered['base'] !== open.base
  const controls = Object.keys(kind.fields).map((name) => {
    const value = stored[name] ?? null
    const text = entered === null ? enteredText(kind, name, value) : (entered[name] ?? '')
    const isOther = isOutdated && text !== enteredText(kind, name, value)
    return fieldControl(shown, name, { text, errors: errors[name] ?? [], meanwhile: isOther ? value : undefined })
  })
  return html`<section class="card job" aria-labelledby="edit">
    <h2 id="edit">${open.rowId === null ? `New ${kind.one}` : 'Change'}</h2>
    ${rowForm(kind, { action: 'save', open, view }, html`${controls} <button class="primary">Save draft</button>`)}
  </section>`
}

function draftCard(shown: ShownKind, open: OpenRow, view: ListView) {
  const { kind } = shown
  const { draft, published } = open
  const values = draft?.values ?? {}
  const changed = Object.keys(kind.fields).filter((name) => isChanged(published, values, name))
  return html`<section class="card job" aria-labelledby="draft" data-draft="${draft?.id ?? ''}">
    <header>
      <h2 id="draft">Draft</h2>
      <span class="tag" data-tag="waiting">Not published</span>
    </header>
    <dl class="answers">
      ${changed.map(
        (name) =>
          html`<dt>${kind.fields[name]?.label}</dt>
            <dd>
              ${published !== null && html`<s>${shownValue(shown, name, published[name] ?? null)}</s> → `}
              ${shownValue(shown, name, values[name] ?? null)}
            </dd>`,
      )}
    </dl>
    ${changed.length === 0 && html`<p>It says the same as what is published.</p>`}
    ${
      view.may(`${kind.id}/publish`) &&
      html`${rowForm(kind, { action: 'publish', open, view }, html`<button class="primary">Publish</button>`)}
      ${rowForm(kind, { action: 'discard', open, view }, html`<button class="fail">Discard the draft</button>`)}`
    }
  </section>`
}

const isChanged = (before: CatalogueValues | null, after: CatalogueValues, name: string): boolean =>
  before === null || JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null)

const removeForm = (kind: CatalogueKind, open: OpenRow, view: ListView) =>
  html`<details>
    <summary>Remove…</summary>
    ${rowForm(kind, { action: 'remove', open, view }, html`<button class="fail">Remove this ${kind.one}</button>`)}
  </details>`

interface History {
  open: OpenRow
  versions: readonly CatalogueVersion[]
  names: ReadonlyMap<string, string>
}

const historyCard = (shown: ShownKind, { open, versions, names }: History, view: ListView) =>
  html`<section class="card job" aria-labelledby="history">
    <h2 id="history">History</h2>
    <ol class="rows">
      ${versions.map(
        ({ id, values, publishedAt, author }, index) =>
          html`<li data-version="${id}">
            <div>
              ${values === null ? html`<b>Removed</b>` : differences(shown, values, versions[index + 1]?.values ?? null)}
              <small
                >${publishedAt && printDayTime(publishedAt)} ·
                ${author === null ? 'before the desk' : (names.get(author) ?? maskedPhone(author))}</small
              >
            </div>
            ${
              values !== null &&
              (index > 0 || open.published === null) &&
              view.may(`${shown.kind.id}/restore`) &&
              rowForm(
                shown.kind,
                { action: 'restore', open, view },
                html`<button name="version" value="${id}">Put back as draft</button>`,
              )
            }
          </li>`,
      )}
    </ol>
  </section>`

const differences = (shown: ShownKind, values: CatalogueValues, before: CatalogueValues | null) =>
  Object.keys(shown.kind.fields)
    .filter((name) => isChanged(before, values, name))
    .map(
      (name) => html`<span>${shown.kind.fields[name]?.label}: ${shownValue(shown, name, values[name] ?? null)}</span> `,
    )
