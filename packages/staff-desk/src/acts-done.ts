import { html } from 'hono/html'
import { listStaffActions, type StaffAction } from '@tarapath/backend/staff'
import { masked } from './forms/masked.ts'
import { printDayTime } from './forms/print-time.ts'
import type { DeskPage } from './desk-page.ts'
import { pagesOf } from './list-of.ts'

/** Who did what at the desk: every form that was sent and changed something, the last one first. */
export const actsDone: DeskPage = {
  id: 'done',
  title: 'Who did what',
  waiting: async () => null,
  async show({ db }, view) {
    const { count, actions } = await listStaffActions(db, view)
    if (count === 0) return html`<p>Nothing was done at the desk yet.</p>`
    return html`<section class="card">
        <ol class="rows" aria-label="What was done, the last first">
          ${actions.map(row)}
        </ol>
      </section>
      ${pagesOf('done', view, count)}`
  },
  rowField: null,
  acts: {},
}

const row = ({ id, at, phone, page, action, rowId }: StaffAction) =>
  html`<li data-act="${page}/${action}" data-about="${rowId ?? ''}" id="act-${id}">
    <div>
      <b>${capital(page)}: ${action}${rowId !== null && ` ${rowId}`}</b>
      <small>${phone === null ? 'At the developer console' : masked(phone)} · ${printDayTime(at)}</small>
    </div>
  </li>`

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
