import { html } from 'hono/html'
import { listStaffActions, type DeskAct } from '@tarapath/backend/staff'
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
    const { count, acts } = await listStaffActions(db, view)
    if (count === 0) return html`<p>Nothing was done at the desk yet.</p>`
    return html`<section class="card">
        <ol class="rows" aria-label="What was done, the last first">
          ${acts.map(row)}
        </ol>
      </section>
      ${pagesOf('done', view, count)}`
  },
  rowField: null,
  acts: {},
}

const row = ({ id, at, phone, page, act, about }: DeskAct) =>
  html`<li data-act="${page}/${act}" data-about="${about ?? ''}" id="act-${id}">
    <div>
      <b>${capital(page)}: ${act}${about !== null && ` ${about}`}</b>
      <small>${phone === null ? 'At the developer console' : masked(phone)} · ${printDayTime(at)}</small>
    </div>
  </li>`

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
